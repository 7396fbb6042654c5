/** Setting up: all by a plan with one press, and who still waits. */
import { isMine, useMatch, useMatchStore } from '../../../match/line/context.ts';
import { CanAct } from '../../../tables/plane/can-act.tsx';
import { label } from '../words/commands.ts';

export function DeploymentCard() {
  const store = useMatchStore();
  const { commands, mine, sending } = useMatch((state) => ({
    commands: state.offer?.commands,
    mine: isMine(state),
    sending: state.sending,
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
    </>
  );
}
