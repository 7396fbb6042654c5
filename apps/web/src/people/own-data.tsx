/** All that is kept of one, as a file. */
import { ownData } from '../shell/api/account.ts';
import { people } from '../text/people.ts';
import { useAttempt, Wrong } from '../shell/parts/attempt.tsx';

export function OwnDataCard() {
  const attempt = useAttempt();
  return (
    <section className="card" aria-label={people.data}>
      <h2>{people.data}</h2>
      <p>{people.dataBody}</p>
      <Wrong of={attempt} />
      <button
        type="button"
        className="button"
        data-testid="export"
        disabled={attempt.busy}
        onClick={() => attempt.run(async () => save(JSON.stringify(await ownData(), null, 2)))}
      >
        {people.download}
      </button>
    </section>
  );
}

/** The file must be asked for with the token, which a plain link does not send. */
function save(json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = 'warbeacon-data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
