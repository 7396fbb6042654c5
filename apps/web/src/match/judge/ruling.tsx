/** What an arbiter has decided last, in words, for everybody who sees the match. */
import { type AccordsCell, type ToldRuling, toldRulingSchema } from '@warbeacon/protocol';
import { useState } from 'react';
import { useFace } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import { judge } from '../../text/judge.ts';

interface Props {
  /** As it stands in the cell. */
  readonly told: NonNullable<AccordsCell['ruling']>;
  readonly held: boolean;
}

export function Ruling({ told, held }: Props) {
  const { title } = useFace();
  const [seen, setSeen] = useState(-1);
  const ruling = toldRulingSchema.safeParse(told).data;
  if (!ruling || (seen === ruling.seq && !held)) return null;
  return (
    <div role="status" className="ruling" data-testid="ruling">
      <p>
        <b>{judge.title}:</b> {inWords(ruling, (side) => sideName(title, side))} <q>{ruling.words}</q>{' '}
        {!held && (
          <button type="button" className="button small" data-testid="ruling-seen" onClick={() => setSeen(ruling.seq)}>
            {judge.seen}
          </button>
        )}
      </p>
    </div>
  );
}

function inWords(ruling: ToldRuling, name: (side: string) => string): string {
  switch (ruling.act) {
    case 'time':
      return Object.entries(ruling.gives)
        .map(([side, milliseconds]) => judge.gives(name(side), milliseconds))
        .join(' ');
    case 'end':
      if (!ruling.counts) return judge.notCounted;
      return ruling.winner === null ? judge.draw : judge.wins(name(ruling.winner));
    default:
      return judge.acts[ruling.act];
  }
}
