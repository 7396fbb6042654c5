/** While the sheet is low: one line about what is in hand, and what commits what is aimed at. */
import { percent } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { aimedAt, group, hitChance, offeredNow } from './options.ts';
import { useFace, useMatch } from './own.ts';

const said = play.inHand;

/** `onMore`: raises the sheet, where all of it is told. */
export function InHand({ onMore }: { onMore(): void }) {
  const face = useFace();
  const state = useMatch((all) => all);
  const { view, piece, hex, aim, group: several, march, marching, refusal, why, sending } = state;
  if (!view) return null;
  const line = (what: string, more: string, put: () => void, act?: readonly [string, () => void, boolean]) => (
    <div className="in-hand" data-testid="in-hand">
      <button type="button" className="in-hand-what" aria-expanded={false} data-testid="in-hand-more" onClick={onMore}>
        <b>{what}</b> <span role="status">{more}</span>
      </button>
      {act && (
        <button type="button" className="button seal" data-testid="in-hand-do" disabled={act[2]} onClick={act[1]}>
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
  if (several.length > 0) {
    const { steps } = march ?? { steps: [] };
    return line(
      play.group.title(several.length),
      march ? play.group.planned(steps.length) : marching === 'asking' ? play.group.asking : said.choose,
      state.disband,
      steps.length > 0 ? [play.group.send(steps.length), () => void state.sendMarch(), marching !== 'no'] : undefined,
    );
  }
  const putDown = () => state.selectHex(null);
  if (!piece) return hex ? line(face.gazetteer.placeWithLandmark(hex), '', putDown) : null;
  const grouped = group(face, offeredNow(face, state), view);
  const { places, targets } = grouped;
  const [aimed] = aimedAt(grouped, aim);
  const chance = aimed && hitChance(face, aimed);
  return line(
    face.pieces.name(piece),
    aimed
      ? chance
        ? play.odds.chance(percent(chance))
        : ''
      : [places.size > 0 && said.lit(places.size), targets.size > 0 && said.targets(targets.size)]
          .filter(Boolean)
          .join(', '),
    putDown,
    aimed && [face.words.commandIn(view, aimed.command), () => void state.send(aimed.command), sending],
  );
}
