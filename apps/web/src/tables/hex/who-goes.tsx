/** Leaders of one stack, who are asked one after the other whether they go along: asked at once, and answered for one by one. */
import { useState } from 'react';
import type { DecisionView, GameCommand, OfferedCommand } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { useFace, useMatch, useMatchStore } from './own.ts';

/** How those are answered for who are asked after the first: as the first is, each by its own name. */
export interface Along {
  readonly asked: readonly string[];
  answer(leader: string, goes: boolean): GameCommand;
}

/** Nothing where only one is asked, or where there is anything else to be answered. */
export function alongOf({ piece, others }: DecisionView, commands: readonly OfferedCommand[]): Along | null {
  const find = (type: string) => commands.find(({ command }) => command.type === type)?.command;
  const [goes, stays] = [find('follow'), find('stay')];
  if (!piece || !others || others.length === 0 || !goes || !stays || commands.length !== 2) return null;
  return { asked: [piece, ...others], answer: (leader, along) => ({ ...(along ? goes : stays), leader }) };
}

export function WhoGoes({ along: { asked, answer } }: { readonly along: Along }) {
  const store = useMatchStore();
  const { pieces } = useFace();
  const sending = useMatch((state) => state.sending);
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const turn = (leader: string) => {
    const next = new Set(staying);
    if (!next.delete(leader)) next.add(leader);
    setStaying(next);
  };
  const going = asked.filter((leader) => !staying.has(leader)).length;
  return (
    <>
      <div className="who-goes">
        {asked.map((leader) => (
          <label key={leader} className="tick">
            <input
              type="checkbox"
              checked={!staying.has(leader)}
              disabled={sending}
              data-testid={`goes-${leader}`}
              onChange={() => turn(leader)}
            />
            {pieces.name(leader)}
          </label>
        ))}
      </div>
      <div className="answers">
        <button
          type="button"
          className="button seal"
          disabled={sending}
          data-testid="answer-who-goes"
          onClick={() => void store.getState().sendAll(asked.map((leader) => answer(leader, !staying.has(leader))))}
        >
          {play.whoGoes(going, asked.length)}
        </button>
      </div>
    </>
  );
}
