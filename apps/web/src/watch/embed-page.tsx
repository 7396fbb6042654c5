/** A match in somebody else's page: the board, and a line that says how it stands. No session, no keys, nothing to order. */
import '../styles/match.css';
import './watch.css';
import { useFace } from '../face/face.ts';
import { useMatch } from '../match/line/context.ts';
import { useTask } from '../match/parts/task.ts';
import { text } from '../text/en.ts';
import { play } from '../text/play.ts';
import { watchingText } from '../text/watching.ts';
import { Looker } from './looker.tsx';

export default function EmbedPage({ matchId }: { readonly matchId: string }) {
  return (
    <Looker matchId={matchId} name="embed">
      <Board />
      <State />
    </Looker>
  );
}

function Board() {
  const { table } = useFace();
  return (
    <main className="match-main">
      <table.Board bare />
    </main>
  );
}

function State() {
  const { title } = useFace();
  const { sentence } = useTask();
  const { seats, turn, watching, matchId } = useMatch((state) => ({
    seats: state.seats,
    turn: state.view?.turn,
    watching: state.summary?.watching,
    matchId: state.matchId,
  }));
  const players = title.sides.map(({ id }) => {
    const seat = seats.find(({ side }) => side === id);
    return seat?.computer ? text.lobby.computerOf(seat.level) : (seat?.name ?? play.people.free);
  });
  return (
    <footer className="embed-state" data-testid="embed-state">
      <h1>{title.title}</h1>
      <p>{players.join(` ${text.lobby.versus} `)}</p>
      {turn !== undefined && (
        <p role="status">
          {turn === 0 ? play.settingUp : text.match.turn(turn)}. {sentence}
        </p>
      )}
      {watching?.policy === 'delayed' && (
        <p className="soft" data-testid="watching-late">
          {watchingText.late(watching.minutes)}
        </p>
      )}
      {/* In a window of its own: nothing else of this site is shown in a frame. */}
      <p className="embed-home">
        <a href={`/match/${matchId}`} target="_blank" rel="noreferrer">
          {text.product}
        </a>
      </p>
    </footer>
  );
}
