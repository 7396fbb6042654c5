/** Set-ups of one's own: kept under a name, laid out again with one press, forgotten. */
import { type FormEvent, useState } from 'react';
import { useFace } from '../../../face/face.ts';
import type { GameCommand } from '../../../face/view.ts';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { opened } from '../../../text/opened.ts';
import { play } from '../../../text/play.ts';
import { type KeptSetUp, LONGEST_NAME, MOST_KEPT, readKept, writeKept } from './kept-set-ups.ts';
import { keptFrom, layKept, type Muster } from './lay-kept.ts';

const words = opened.ownSetUps;

interface Props {
  readonly muster: Muster;
  /** Something is on the map that could be kept. */
  readonly keepable: boolean;
  readonly busy: boolean;
}

export function OwnSetUps({ muster, keepable, busy }: Props) {
  const store = useMatchStore();
  const { pieces, words: say } = useFace();
  const { game } = muster.view;
  const sending = useMatch((state) => state.sending);
  const [kept, setKept] = useState(() => readKept(game, muster.side));
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string>();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [forgotten, setForgotten] = useState<KeptSetUp>();
  const change = (next: readonly KeptSetUp[], done: string): void => {
    setSaid(writeKept(game, muster.side, next) ? done : words.notKept);
    setFailures([]);
    setForgotten(undefined);
    setKept(next);
  };
  const others = kept.filter((each) => each.name !== name.trim());
  const isFull = others.length >= MOST_KEPT;
  const keep = (event: FormEvent): void => {
    event.preventDefault();
    const called = name.trim();
    if (called === '' || isFull) return;
    change([...others, keptFrom(muster, called)], words.kept(called));
    setName('');
  };
  const use = async (setUp: KeptSetUp): Promise<void> => {
    store.getState().setLaying(null);
    setSaid(play.settingUpNow);
    setFailures([]);
    setForgotten(undefined);
    const { commands, unknown } = layKept(setUp, muster);
    const refused = await store.getState().sendAll(commands, 'past refusals');
    const missing = [
      ...unknown.map((id) => words.notHere(pieces.name(id))),
      ...refused.map(({ command, message }) => `${tell(command)}: ${pieces.withNames(message)}`),
    ];
    setSaid(missing.length === 0 ? words.laid(setUp.name) : words.laidInPart(setUp.name));
    setFailures(missing);
  };
  const tell = (command: GameCommand): string => {
    const who = typeof command['piece'] === 'string' ? pieces.name(command['piece']) : undefined;
    return who ? words.pieceTo(who, String(command['hex'])) : say.command(command);
  };
  return (
    <section className="own-set-ups" aria-label={words.title} data-testid="own-set-ups">
      {kept.length > 0 && <h3>{words.title}</h3>}
      <ul>
        {kept.map((each) => (
          <li key={each.name}>
            <button
              type="button"
              className="button"
              data-testid={`own-set-up-${each.name}`}
              disabled={busy || sending}
              onClick={() => void use(each)}
            >
              {each.name}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={words.forget(each.name)}
              title={words.forget(each.name)}
              data-testid={`forget-set-up-${each.name}`}
              onClick={() => {
                change(
                  kept.filter((other) => other !== each),
                  words.forgotten(each.name),
                );
                setForgotten(each);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {said && (
        <div className="own-set-ups-said" role="status" data-testid="own-set-ups-said">
          <p>
            {said}{' '}
            {forgotten && (
              <button
                type="button"
                className="button small"
                data-testid="keep-again"
                onClick={() => change([...kept, forgotten], words.kept(forgotten.name))}
              >
                {words.undo}
              </button>
            )}
          </p>
          {failures.length > 0 && (
            <ul className="forfeits">
              {failures.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {keepable && (
        <form className="keep-set-up" onSubmit={keep}>
          <label className="hidden-to-eye" htmlFor="set-up-name">
            {words.name}
          </label>
          <input
            id="set-up-name"
            className="input"
            type="text"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            placeholder={words.name}
            value={name}
            data-testid="set-up-name"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <button
            type="submit"
            className="button"
            data-testid="keep-set-up"
            disabled={busy || name.trim() === '' || isFull}
          >
            {words.keep}
          </button>
          {isFull && <p className="soft">{words.full(MOST_KEPT)}</p>}
        </form>
      )}
    </section>
  );
}
