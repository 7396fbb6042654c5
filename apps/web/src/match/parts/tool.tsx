/** A button on the board. */
import type { ReactNode } from 'react';

interface ToolProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly testid: string;
  readonly children: ReactNode;
  onPress(): void;
}

export function Tool({ label, pressed, testid, children, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-testid={testid}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        {children}
      </svg>
    </button>
  );
}
