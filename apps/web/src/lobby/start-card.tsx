/** One of the ways to begin a match: which side, and go. */
import { useState } from 'react';
import type { GameName } from '../face/title.ts';
import { text } from '../text/en.ts';
import { SideChoice } from './side-choice.tsx';

/** The easier part for whoever has never played. */
const defenderOf = ({ sides }: GameName): string => sides.find(({ task }) => task === 'defends')?.id ?? 'random';

interface StartProps {
  readonly game: GameName;
  readonly name: string;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly busy: boolean;
  readonly seal?: boolean;
  onStart(side: string): void;
}

export function StartCard({ game, name, title, body, action, busy, seal, onStart }: StartProps) {
  const [side, setSide] = useState(() => (name === 'computer' ? defenderOf(game) : 'random'));
  return (
    <form
      className="card start"
      data-testid={`start-${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(side);
      }}
    >
      <h3>{title}</h3>
      <p>{body}</p>
      <SideChoice title={game} name={name} value={side} onChange={setSide} />
      <button
        type="submit"
        className={seal ? 'button seal wide' : 'button iron wide'}
        disabled={busy}
        data-testid={`${name}-go`}
      >
        {busy ? text.lobby.creating : action}
      </button>
    </form>
  );
}
