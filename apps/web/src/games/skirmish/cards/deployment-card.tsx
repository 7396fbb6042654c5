/** Setting up: all by a plan with one press, and who still waits. */
import type { View } from '@warbeacon/skirmish';
import { isMine, useMatch, useMatchStore } from '../../../match/line/context.ts';
import { CaseLink } from '../../../match/parts/case-link.tsx';
import { CanAct } from '../../../tables/plane/can-act.tsx';
import { count } from '../../../text/en.ts';
import { scenarioOf } from '../aims.ts';
import { label } from '../words/commands.ts';

/** Own models that are to be set up and cannot be yet. */
const waiting = ({ models }: View, side: string | null, actors: readonly string[]): number =>
  Object.entries(models).filter(
    ([id, model]) =>
      model.side === side && model.at === null && model.gone === '' && !model.bound && !actors.includes(id),
  ).length;

function Later({ waits, near }: { readonly waits: number; readonly near: number }) {
  if (waits === 0) return null;
  return (
    <p className="soft" data-testid="set-up-later">
      {near > 0
        ? `${count(waits, 'Warrior')} more ${waits === 1 ? 'waits' : 'wait'} for a Hero to stand: each is set up within ${near}″ of one.`
        : `${count(waits, 'model')} more ${waits === 1 ? 'finds' : 'find'} no room yet.`}
      {near > 0 && <CaseLink number="S-178" />}
    </p>
  );
}

/** Inches; 0 where Warriors may stand anywhere in their zone. */
function nearHero(view: View): number {
  const setUp = scenarioOf(view)?.setUp;
  return setUp?.kind === 'halves' ? setUp.nearHero : 0;
}

export function DeploymentCard() {
  const store = useMatchStore();
  const { commands, mine, sending, view, side, actors } = useMatch((state) => ({
    commands: state.offer?.commands,
    actors: state.offer?.actors,
    mine: isMine(state),
    sending: state.sending,
    view: state.view as View | null,
    side: state.side,
  }));
  if (!mine || !commands) return null;
  const plans = (['line', 'round'] as const).filter((plan) =>
    commands.some(({ command }) => command.type === 'setUp' && command['plan'] === plan),
  );
  return (
    <>
      {plans.map((plan) => (
        <button
          key={plan}
          type="button"
          className="button seal wide"
          data-testid={`set-up-${plan}`}
          disabled={sending}
          onClick={() => void store.getState().send({ type: 'setUp', plan })}
        >
          {label({ type: 'setUp', plan })}
        </button>
      ))}
      <CanAct />
      {view && <Later waits={waiting(view, side, actors ?? [])} near={nearHero(view)} />}
    </>
  );
}
