/** Whether this browser tells that a match waits: one button on, one click off. Nothing where the server sends no messages. */
import { useEffect, useState } from 'react';
import { type PushState, pushState, switchPushOff, switchPushOn } from '../api/push.ts';
import { push } from '../../text/push.ts';
import { useAttempt, Wrong } from './attempt.tsx';

interface Props {
  readonly heading: 'h2' | 'h3';
  readonly className?: string;
}

export function PushSwitch({ heading: Heading, className }: Props) {
  const [state, setState] = useState<PushState>(null);
  const attempt = useAttempt();
  useEffect(() => {
    let here = true;
    pushState().then(
      (is) => here && setState(is),
      // Then the page does without.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  if (state === null) return null;
  const isOn = state === 'on';
  return (
    <section className={className} aria-label={push.title} data-testid="push">
      <Heading>{push.title}</Heading>
      <p role={isOn ? 'status' : undefined} className={isOn ? undefined : 'soft'}>
        {isOn ? push.isOn : state === 'none' ? push.none : push.body}
      </p>
      <Wrong of={attempt} />
      {state !== 'none' && (
        <button
          type="button"
          className="button small"
          data-testid={isOn ? 'push-off' : 'push-on'}
          disabled={attempt.busy}
          onClick={() =>
            attempt.run(async () => {
              await (isOn ? switchPushOff() : switchPushOn());
              setState(await pushState());
            })
          }
        >
          {isOn ? push.off : push.on}
        </button>
      )}
    </section>
  );
}
