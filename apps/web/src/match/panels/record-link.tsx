/** The match as a file that anybody can check; before its end, what the server has bound itself to. */
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';

export function RecordLink() {
  const { matchId, over } = useMatch((state) => ({
    matchId: state.matchId,
    over: (state.view?.outcome ?? null) !== null,
  }));
  return (
    <a
      className="button"
      href={`/api/matches/${matchId}/log`}
      download={`warbeacon-${matchId}.json`}
      data-testid="record"
    >
      {over ? play.record.whole : play.record.opening}
    </a>
  );
}
