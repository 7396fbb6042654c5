/** A part of a page that is fetched when it is first shown, for what many visitors never open. */
import { type ComponentType, useEffect, useState } from 'react';
import { text } from '../../text/en.ts';

/** What has been asked for and is not there yet. */
const coming = new Set<Promise<unknown>>();

/** What was to be shown has been painted. Frames do not come to a page in the background. */
export const painted = async (): Promise<void> =>
  await new Promise((resolve) => {
    const unseen = setTimeout(resolve, 250);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(unseen);
        resolve();
      }),
    );
  });

/** Resolves when every part that is on its way has come, or failed, and is shown, with the parts that it has in turn. */
export async function nothingComing(): Promise<void> {
  do {
    await Promise.allSettled(coming);
    await painted();
  } while (coming.size > 0);
}

/** A server that answers and has not the part has been given a newer page since, and will not have it again. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Stays empty until `load` has brought the part; when that fails, says so where the part would be, and can be asked again. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState<'no' | 'offline' | 'renewed'>('no');
    useEffect(() => {
      if (Part || failed !== 'no') return;
      let gone = false;
      const asked = load();
      coming.add(asked);
      asked
        .then(
          (part) => {
            loaded = part;
            if (!gone) setPart(() => part);
          },
          async () => {
            const why = (await isServerThere()) ? 'renewed' : 'offline';
            if (!gone) setFailed(why);
          },
        )
        .finally(() => coming.delete(asked));
      return () => {
        gone = true;
      };
    }, [Part, failed]);
    if (Part) return <Part {...props} />;
    if (failed === 'no') return null;
    const renewed = failed === 'renewed';
    return (
      <div className="notice missing" role="status">
        <p>{renewed ? text.errors.renewed : text.errors.offline}</p>
        <button
          type="button"
          className="button small"
          onClick={() => (renewed ? window.location.reload() : setFailed('no'))}
        >
          {renewed ? text.errors.reload : text.errors.retry}
        </button>
      </div>
    );
  };
}
