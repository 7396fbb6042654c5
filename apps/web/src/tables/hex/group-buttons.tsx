/**
 * Above the list of those who can act. Where they move: choose all, those at the edge, those still on their way; and taps that
 * gather. Where melees are declared: all at once.
 */
import { isHex, pieceState } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { canAttack, canMarch, stillOnTheirWay } from './marching.ts';
import { useFace, useMatch, useMatchStore } from './own.ts';

const said = play.group;

export function GroupButtons() {
  const store = useMatchStore();
  const { pieces } = useFace();
  const { able, actors, view, onTheWay, several, halted, group } = useMatch((state) => ({
    able: canMarch(state),
    actors: state.offer?.actors,
    view: state.view,
    onTheWay: stillOnTheirWay(state).length,
    several: state.several,
    halted: state.halted,
    group: state.group.length,
  }));
  if (!view || !actors) return null;
  if (!able) return <AttackButtons />;
  const waiting = actors.filter((id) => !isHex(pieceState(view, id)?.at.hex ?? ''));
  const gather = (ids: readonly string[]) => store.getState().gather(ids);
  return (
    <div className="group-buttons" data-testid="group-buttons">
      {halted && (
        <p className="notice" role="alert" data-testid="halted">
          {said.halted(halted.gone, halted.planned)} {halted.refusal && pieces.withNames(halted.refusal.message)}
        </p>
      )}
      {actors.length > 1 && group < actors.length && (
        <button type="button" className="button" data-testid="gather-all" onClick={() => gather(actors)}>
          {said.all(actors.length)}
        </button>
      )}
      {waiting.length > 1 && waiting.length < actors.length && (
        <button type="button" className="button" data-testid="gather-waiting" onClick={() => gather(waiting)}>
          {said.waiting(waiting.length)}
        </button>
      )}
      {onTheWay > 0 && (
        <button
          type="button"
          className="button iron"
          data-testid="march-on"
          onClick={() => void store.getState().marchOn()}
        >
          {said.on(onTheWay)}
        </button>
      )}
      {actors.length > 1 && (
        <button
          type="button"
          className={several ? 'button iron' : 'button'}
          aria-pressed={several}
          data-testid="several"
          onClick={() => store.getState().setSeveral(!several)}
        >
          {said.several}
        </button>
      )}
    </div>
  );
}

/** Attacks are declared one by one, or all together: each against whom it is likeliest to hit, to be called off again. */
function AttackButtons() {
  const store = useMatchStore();
  const { able, must, sending } = useMatch((state) => ({
    able: canAttack(state).length,
    must: (state.offer?.doneRefusal ?? null) !== null,
    sending: state.sending || state.marching !== 'no',
  }));
  if (able < 2) return null;
  const attack = (who: 'all' | 'obliged') => () => void store.getState().attackTogether(who);
  return (
    <div className="group-buttons" data-testid="attack-buttons">
      <button type="button" className="button" data-testid="attack-all" disabled={sending} onClick={attack('all')}>
        {said.attack(able)}
      </button>
      {must && (
        <button
          type="button"
          className="button"
          data-testid="attack-obliged"
          disabled={sending}
          onClick={attack('obliged')}
        >
          {said.attackObliged}
        </button>
      )}
      <p className="soft">{said.attackIs}</p>
    </div>
  );
}
