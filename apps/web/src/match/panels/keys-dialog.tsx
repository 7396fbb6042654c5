/** All keys of the table, and what each does, for whoever asks. */
import { useEffect, useState } from 'react';
import { useFace } from '../../face/face.ts';
import { Dialog } from '../../shell/parts/dialog.tsx';
import { play } from '../../text/play.ts';

export function KeysDialog({ onClose }: { onClose(): void }) {
  const { table } = useFace();
  const [list, setList] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    table.keys().then(setList, onClose);
  }, [table, onClose]);
  return (
    <Dialog title={play.keysTitle} testid="keys-dialog" onClose={onClose}>
      <dl className="keys">
        {list.map(([keys, what]) => (
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
