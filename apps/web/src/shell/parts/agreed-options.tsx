/** Options of a match, each with its value. */
import type { AgreedLine } from '../../face/title.ts';

export function AgreedOptions({ lines }: { readonly lines: readonly AgreedLine[] }) {
  return (
    <dl className="agreed" data-testid="agreed">
      {lines.map(({ what, value }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
