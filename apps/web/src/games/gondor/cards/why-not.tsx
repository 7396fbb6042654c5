/** Why something is not offered, asked of the server when it is shown. */
import type { WireRefusal } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { useFace } from '../../../face/face.ts';
import type { GameCommand } from '../../../face/view.ts';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { CaseLink } from '../../../match/parts/case-link.tsx';

interface Props {
  readonly command: GameCommand;
}

export function WhyNot({ command }: Props) {
  // Asked anew when it is another order, or as soon as something has happened.
  const ply = useMatch((state) => state.ply);
  return <Asked key={`${ply} ${JSON.stringify(command)}`} command={command} />;
}

function Asked({ command }: Props) {
  const store = useMatchStore();
  const { withNames } = useFace().pieces;
  const [asked] = useState(command);
  const [why, setWhy] = useState<WireRefusal | null>(null);
  useEffect(() => {
    let gone = false;
    void store
      .getState()
      .wonder(asked)
      .then((refusal) => {
        if (!gone) setWhy(refusal ?? null);
      });
    return () => {
      gone = true;
    };
  }, [store, asked]);
  if (!why) return null;
  return (
    <p className="why-not">
      {withNames(why.message)} {why.case && <CaseLink number={why.case} />}
    </p>
  );
}
