/** How fast what the others did is played: over the board while it plays, out of the way of what plays. */
import { play } from '../../text/play.ts';
import { usePace } from './pace.ts';
import { useSpeed } from './speed.ts';
import { SpeedSelect } from './speed-select.tsx';

export function PaceBar() {
  const { player, playing, paused, edge } = usePace();
  const off = useSpeed(({ speed }) => speed === 'off');
  const words = play.pace;
  const said = paused ? words.said.paused : playing ? words.said.playing : off ? words.said.off : '';
  return (
    <>
      <p className="hidden-to-eye" role="status" data-testid="pace-said">
        {said}
      </p>
      {playing && (
        <section className={`pace ${edge}`} aria-label={words.title} data-testid="pace" data-paused={paused}>
          <button
            type="button"
            className="button small"
            data-testid="pace-pause"
            title={words.pauseIs}
            onClick={() => player?.pause(!paused)}
          >
            {paused ? words.goOn : words.pause}
          </button>
          <SpeedSelect label={words.speed} testid="pace-speed" />
          <button
            type="button"
            className="button small"
            data-testid="pace-skip"
            title={words.skipIs}
            onClick={() => player?.rush()}
          >
            {words.skip}
          </button>
        </section>
      )}
    </>
  );
}
