/** All keys of the table, and what each does, for whoever asks. */
import { Dialog } from '../../shell/parts/dialog.tsx';
import { KEYS } from '../../text/keys.ts';
import { play } from '../../text/play.ts';

export function KeysDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={play.keysTitle} testid="keys-dialog" onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="row end">
        <button type="button" className="button" onClick={onClose}>
          {play.close}
        </button>
      </div>
    </Dialog>
  );
}
