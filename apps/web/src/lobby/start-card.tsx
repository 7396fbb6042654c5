/** The ways to begin a match, and the card of one of them: which side, and go. */
import type { CreateMatch, Level } from '@warbeacon/protocol';
import { lazy, Suspense, useState } from 'react';
import type { GameName } from '../face/title.ts';
import { text } from '../text/en.ts';
import { SideChoice } from './side-choice.tsx';

/** The easier part for whoever has never played. */
const easierOf = ({ sides }: GameName): string => sides.find(({ easier }) => easier)?.id ?? 'random';

interface Way extends Pick<CreateMatch, 'opponent' | 'visibility'> {
  readonly name: keyof typeof text.lobby.ways;
}

/** The quickest first. */
export const WAYS: readonly Way[] = [
  { name: 'computer', opponent: 'computer', visibility: 'listed' },
  { name: 'friend', opponent: 'human', visibility: 'private' },
  { name: 'listed', opponent: 'human', visibility: 'listed' },
];

interface StartProps {
  readonly game: GameName;
  readonly way: Way;
  readonly busy: boolean;
  onStart(side: string, level: Level | undefined): void;
}

const LevelChoice = lazy(async () => ({ default: (await import('./level-choice.tsx')).LevelChoice }));

export function StartCard({ game, way: { name }, busy, onStart }: StartProps) {
  const { title, body, go } = text.lobby.ways[name];
  const [side, setSide] = useState(() => (name === 'computer' ? easierOf(game) : 'random'));
  const [level, setLevel] = useState<Level>('steady');
  const computer = name === 'computer';
  return (
    <form
      className="card start"
      data-testid={`start-${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(side, computer ? level : undefined);
      }}
    >
      <h3>{title}</h3>
      <p>{body}</p>
      <SideChoice title={game} name={name} value={side} onChange={setSide} />
      {computer && (
        <Suspense>
          <LevelChoice value={level} onChange={setLevel} />
        </Suspense>
      )}
      <button
        type="submit"
        className={name === 'computer' ? 'button seal wide' : 'button iron wide'}
        disabled={busy}
        data-testid={`${name}-go`}
      >
        {busy ? text.lobby.creating : go}
      </button>
    </form>
  );
}
