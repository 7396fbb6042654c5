/** The talk of a match; who has no name is asked for one where one would write. */
import { useState } from 'react';
import { useSession } from '../../shell/api/session.ts';
import { haveName } from '../../shell/parts/name-dialog.tsx';
import { ReportButton } from '../../shell/parts/report.tsx';
import { talk } from '../../text/talk.ts';
import { useMatch, useMatchStore } from '../line/context.ts';
import { TalkPanel } from '../talk/talk-panel.tsx';

export function TalkTab() {
  const plays = useMatch((state) => state.side !== null);
  const matchId = useMatch((state) => state.matchId);
  const [known, setKnown] = useState(() => useSession.getState().session !== null);
  return (
    <TalkPanel
      nameless={plays || known ? null : <Nameless onKnown={() => setKnown(true)} />}
      report={({ place, said }) => (
        <ReportButton key={said.name} about={{ matchId, place, seq: said.seq }} name={said.name} />
      )}
    />
  );
}

/** The room hears of the name when the line is opened anew: what was said before that would be lost. */
function Nameless({ onKnown }: { onKnown(): void }) {
  const store = useMatchStore();
  const ask = async () => {
    if (!(await haveName())) return;
    store.getState().retry();
    const stop = store.subscribe(({ line }) => {
      if (line !== 'live') return;
      stop();
      onKnown();
    });
  };
  return (
    <div className="nameless">
      <p>{talk.nameless}</p>
      <button type="button" className="button iron" data-testid="talk-name" onClick={() => void ask()}>
        {talk.chooseName}
      </button>
    </div>
  );
}
