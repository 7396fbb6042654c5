/** Takes a counter back that was laid on a hex. */
import { useMatchStore } from '../../../match/line/context.ts';
import type { GameCommand } from '../../../face/view.ts';

interface Props {
  readonly command: GameCommand;
  readonly label: string;
  readonly name: string;
  readonly disabled: boolean;
}

/** `name`: that tests know it by. */
export function LiftButton({ command, label, name, disabled }: Props) {
  const store = useMatchStore();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      data-testid={name}
      disabled={disabled}
      onClick={() => void store.getState().send(command)}
    >
      ×
    </button>
  );
}
