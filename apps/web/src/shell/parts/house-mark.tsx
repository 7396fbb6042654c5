/** Marks a value of the house; whoever points at it, comes to it by keys or presses it is told why, and where all stand. */
import './house-mark.css';
import { type ReactNode, useId, useState } from 'react';
import { text } from '../../text/en.ts';

interface Props {
  /** The words that mark it. */
  readonly children: ReactNode;
  /** The address of the list of all. */
  readonly list: string;
  /** Of a list on another page: a tab of its own. */
  readonly target?: string;
}

export function HouseMark({ children, list, target }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [pinned, setPinned] = useState(false);
  const close = () => {
    setOpen(false);
    setPinned(false);
  };
  return (
    // What the button tells is told to the pointer as well, without a press.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="house-mark"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(pinned)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-testid="house-mark"
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
        onClick={() => {
          setPinned(!pinned);
          setOpen(!pinned);
        }}
      >
        {children}
      </button>
      <span id={id} role="status" className="house-why" data-testid="house-why">
        {open && (
          <span>
            {text.house.why}{' '}
            <a href={list} target={target}>
              {text.house.list}
            </a>
          </span>
        )}
      </span>
    </span>
  );
}
