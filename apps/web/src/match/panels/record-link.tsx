/** The match as a file that anybody can check; before its end, what the server has bound itself to. */
import { Link } from 'wouter';
import { play } from '../../text/play.ts';
import { useMatch } from '../line/context.ts';

export function RecordLink() {
  const { matchId, over } = useMatch((state) => ({
    matchId: state.matchId,
    over: (state.view?.outcome ?? null) !== null,
  }));
  return (
    <>
      {over && (
        <Link className="button" href={`/verify?match=${matchId}`} data-testid="verify-match">
          {play.record.verify}
        </Link>
      )}
      <a
        className="button"
        href={`/api/matches/${matchId}/log`}
        download={`warbeacon-${matchId}.json`}
        data-testid="record"
      >
        {over ? play.record.whole : play.record.opening}
      </a>
    </>
  );
}
