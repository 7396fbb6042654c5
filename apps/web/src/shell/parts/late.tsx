/** A part of a page that is fetched when it is first shown, for what many visitors never open. */
import { type ComponentType, useEffect, useState } from 'react';
import { text } from '../../text/en.ts';

/** Stays empty until `load` has brought the part; when that fails, says so where the part would be, and can be asked again. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      let gone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!gone) setPart(() => part);
        },
        () => {
          if (!gone) setFailed(true);
        },
      );
      return () => {
        gone = true;
      };
    }, [Part, failed]);
    if (Part) return <Part {...props} />;
    if (!failed) return null;
    return (
      <div className="notice" role="status">
        <p>{text.errors.offline}</p>
        <button type="button" className="button small" onClick={() => setFailed(false)}>
          {text.errors.retry}
        </button>
      </div>
    );
  };
}
