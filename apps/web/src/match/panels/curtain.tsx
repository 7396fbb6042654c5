/** Between two who play at one screen: it hides the board until the one who decides sits before it. */
import './curtain.css';
import { useEffect, useRef, useState } from 'react';
import { useFace } from '../../face/face.ts';
import { sideName } from '../../face/title.ts';
import { sameScreen } from '../../text/same-screen.ts';
import { useMatch } from '../line/context.ts';

export function CurtainDialog({ side }: { readonly side: string }) {
  const { title } = useFace();
  const { lookFrom, live } = useMatch((state) => ({ lookFrom: state.lookFrom, live: state.line === 'live' }));
  const ref = useRef<HTMLDialogElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const name = sideName(title, side);
  return (
    <dialog
      ref={ref}
      className="curtain"
      aria-labelledby="curtain-words"
      data-testid="curtain"
      data-side={side}
      // It is lifted by whoever it is for, and not put aside.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="curtain-arms" aria-hidden="true">
        <title.Arms of={side} />
      </div>
      <h2 id="curtain-words">{sameScreen.pass(name)}</h2>
      <p>{sameScreen.why}</p>
      {failed && (
        <p className="error" role="alert">
          {sameScreen.failed}
        </p>
      )}
      <button
        type="button"
        className="button seal"
        data-testid="lift-curtain"
        disabled={!live}
        onClick={() => {
          setFailed(false);
          lookFrom(side).catch(() => setFailed(true));
        }}
      >
        {sameScreen.lift(name)}
      </button>
    </dialog>
  );
}
