/** Asks once, before one is ready, about what would be given up for ever. */
import { Dialog } from '../../shell/parts/dialog.tsx';
import { play } from '../../text/play.ts';

interface Props {
  /** In words, one for each. */
  readonly forfeits: readonly string[];
  goOn(): void;
  onClose(): void;
}

export function ForfeitDialog({ forfeits, goOn, onClose }: Props) {
  return (
    <Dialog title={play.forfeit.title} testid="forfeit-dialog" onClose={onClose}>
      <p>{play.forfeit.what}</p>
      <ul className="forfeits">
        {forfeits.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className="row end">
        <button type="button" className="button" data-testid="forfeit-back" onClick={onClose}>
          {play.forfeit.back}
        </button>
        <button type="button" className="button seal" data-testid="forfeit-go-on" onClick={goOn}>
          {play.forfeit.goOn}
        </button>
      </div>
    </Dialog>
  );
}
