/** While the sheet is low: one line about what is in hand, and what commits what is aimed at or the way that is led. */
import { useMatch, useMatchStore } from '../../match/line/context.ts';
import { inches } from '../../text/inches.ts';
import { play } from '../../text/play.ts';
import { confirmWay } from './act.ts';
import { inInches } from './bearing.ts';
import { aimedAt, foremost, group, hopesInWords, meantBy, offeredNow } from './options.ts';
import { useFace } from './own.ts';
import { choiceFor, dropWay, useMeasures } from './way.ts';

export function HandLine({ onMore }: { onMore(): void }) {
  const store = useMatchStore();
  const face = useFace();
  const state = useMatch((all) => all);
  const way = useMeasures((measures) => measures.way);
  const { view, piece, aim, refusal, why, sending } = state;
  const choice = useMeasures((measures) => choiceFor(measures, piece, aim?.target));
  if (!view) return null;
  const line = (what: string, more: string, put: () => void, act?: readonly [string, () => void]) => (
    <div className="in-hand" data-testid="in-hand">
      <button type="button" className="in-hand-what" aria-expanded={false} data-testid="in-hand-more" onClick={onMore}>
        <b>{what}</b> <span role="status">{more}</span>
      </button>
      {act && (
        <button type="button" className="button seal" data-testid="in-hand-do" disabled={sending} onClick={act[1]}>
          {act[0]}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={play.deselect} data-testid="in-hand-down" onClick={put}>
        ×
      </button>
    </div>
  );
  const no = refusal ?? why?.refusal;
  if (no) {
    const what = refusal ? play.connection.refused : `${play.whyNot}: ${why?.what ?? ''}`;
    return line(what, face.pieces.withNames(no.message), state.clearRefusal);
  }
  if (piece === null) return null;
  const own = face.figures(view).find(({ id }) => id === piece);
  if (way?.set && own) {
    const { all: long, why: slowed } = face.cost(view, own.id, way.points);
    const far = long > own.left + 1;
    const told = far
      ? inches.tooFar(inInches(own.left))
      : way.refusal
        ? face.pieces.withNames(way.refusal.message)
        : '';
    const more = [slowed === '' ? '' : inches.slowed(slowed), told].filter(Boolean).join(' ');
    const go = far || way.refusal ? undefined : ([inches.go(inInches(long)), () => confirmWay(store)] as const);
    return line(face.pieces.name(piece), more, dropWay, go);
  }
  const list = aimedAt(group(face, view, offeredNow(face, state)), aim);
  const first = foremost(list, choice);
  const put = (): void => state.selectHex(null);
  if (!first) return line(face.pieces.name(piece), '', put);
  const { command } = first.offered;
  // How much is staked is nobody's to guess.
  const act =
    first.looks.staked && !meantBy(list, choice)
      ? ([inches.chooseStake, onMore] as const)
      : ([face.words.commandIn(view, command), () => void state.send(command)] as const);
  return line(face.pieces.name(piece), hopesInWords(first), put, act);
}
