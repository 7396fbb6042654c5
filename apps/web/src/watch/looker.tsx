/** Somebody who looks on and nothing else: nobody that the server knows, who sees what everybody sees. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { FaceContext } from '../face/face.ts';
import { faceOrFault } from '../match/face-or-fault.ts';
import { MatchContext, useMatch } from '../match/line/context.ts';
import { createMatchStore } from '../match/line/store.ts';
import { coloursOf } from '../match/parts/colours.ts';
import { play } from '../text/play.ts';

interface Props {
  readonly matchId: string;
  readonly name: 'embed' | 'overlay';
  readonly children: ReactNode;
}

export function Looker({ matchId, name, children }: Props) {
  const store = useMemo(() => createMatchStore(matchId, faceOrFault), [matchId]);
  useEffect(() => store.getState().open(), [store]);
  return (
    <MatchContext value={store}>
      <Seen name={name}>{children}</Seen>
    </MatchContext>
  );
}

function Seen({ name, children }: Omit<Props, 'matchId'>) {
  const { line, failure, face, ready } = useMatch((state) => ({
    line: state.line,
    failure: state.failure,
    face: state.face,
    ready: state.view !== null,
  }));
  if (line === 'failed' && failure && !ready)
    return (
      <p className={`${name} bare-note`} role="alert" data-testid="bare-failed" data-code={failure.code}>
        {failure.message}
      </p>
    );
  if (!face)
    return (
      <p className={`${name} bare-note`} role="status">
        {play.connection.connecting}
      </p>
    );
  return (
    <FaceContext value={face}>
      <div className={`match ${name}`} style={coloursOf(face.title.sides)} data-testid={name} data-line={line}>
        {children}
      </div>
    </FaceContext>
  );
}
