/** For what cannot be done twice: it does not look like the button by which one goes on, and asks back once. */
import { type ReactNode, useState } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What it says when it asks back. */
  readonly sure: string;
  readonly className?: string;
  readonly testid: string;
  readonly disabled: boolean;
  readonly title?: string | undefined;
  act(): void;
  onPointerEnter?(): void;
  onPointerLeave?(): void;
}

export function AskBackButton({ children, sure, className = 'button', testid, act, ...others }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <button
      type="button"
      className={className}
      data-testid={testid}
      data-asks={asks}
      onBlur={() => setAsks(false)}
      onClick={() => {
        setAsks(!asks);
        if (asks) act();
      }}
      {...others}
    >
      {asks ? sure : children}
    </button>
  );
}
