/** One clear question about one piece, with an answer to each button; hexes can be answered on the board as well. */
import type { GameCommand, OfferedCommand } from '../../face/view.ts';
import { movementPoints } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { OddsTable } from '../../match/parts/odds-table.tsx';
import { useBoard } from './board-control.ts';
import { actorOf, group, placeOf, targetOf } from './options.ts';
import { type Face, useFace, useMatch, useMatchStore } from './own.ts';
import { Targets } from './targets.tsx';
import { alongOf, WhoGoes } from './who-goes.tsx';

export function QuestionCard() {
  const store = useMatchStore();
  const face = useFace();
  const { gazetteer, pieces, words } = face;
  const goTo = useBoard((state) => state.goTo);
  const { view, commands, aim, sending } = useMatch((state) => ({
    view: state.view,
    aim: state.aim,
    commands: state.offer?.commands,
    sending: state.sending,
  }));
  const decision = view?.decision;
  if (!view || !decision || !commands) return null;
  const along = alongOf(decision, commands);
  const grouped = group(face, commands, view);
  // Whom to strike is chosen by the odds.
  const blows = new Map([...grouped.targets].filter(([, list]) => list.some((option) => option.odds)));
  const all = answersOf(face, commands, grouped.places).filter(
    (option) => ![...blows.values()].some((list) => list.includes(option)),
  );
  const oddsOf = (type: string) => all.find(({ command }) => command.type === type)?.odds;
  const [going, standing] = [oddsOf('retreatBefore'), oddsOf('stand')];
  const odds = going ?? all.find((answer) => answer.odds)?.odds;
  const attackers = view.attacks.filter(({ target }) => target === decision.piece).map(({ unit }) => pieces.name(unit));
  // Many hexes stand in a grid of their own, below the answers that need no place.
  const hexes = all.filter(({ command }) => placeOf(face, command) !== undefined);
  const grid = hexes.length > 2 ? hexes : [];
  const answers = all.filter((answer) => !grid.includes(answer));
  const props = (answer: OfferedCommand) => ({
    type: 'button' as const,
    'data-testid': testName(face, answer.command, all),
    disabled: sending,
    onPointerEnter: () => store.getState().setHover(placeOf(face, answer.command) ?? decision.hex ?? null),
    onPointerLeave: () => store.getState().setHover(null),
    onFocus: () => {
      const place = placeOf(face, answer.command);
      store.getState().setHover(place ?? decision.hex ?? null);
      if (place && isHexOf(face, place)) goToIfFar(place, goTo);
    },
    onClick: () => void store.getState().send(answer.command),
  });
  return (
    <section className="question" data-testid="question" data-kind={decision.kind}>
      <h3>{words.question(view, commands)}</h3>
      {attackers.length > 0 && decision.kind === 'retreat-before' && <p>{play.attackedBy(attackers)}</p>}
      {blows.size > 0 && <Targets targets={blows} open={aim?.target} />}
      {along && <WhoGoes key={decision.hex} along={along} />}
      {!along && answers.length > 0 && (
        <div className="answers">
          {answers.map((answer, i) => (
            <button
              key={JSON.stringify(answer.command)}
              // Of two answers the first is the usual one; of many ways none is.
              className={i === 0 && all.length <= 2 && blows.size === 0 ? 'button seal' : 'button iron'}
              {...props(answer)}
            >
              {words.answer(answer.command, decision)}
            </button>
          ))}
        </div>
      )}
      {odds && decision.kind === 'retreat-before' && <p className="odds-head">{play.odds.ifItWithdraws}</p>}
      {odds && <OddsTable odds={odds} threat={decision.kind === 'retreat-before'} />}
      {going && standing && (
        <>
          <p className="odds-head">{play.odds.ifItStands}</p>
          <OddsTable odds={standing} threat />
        </>
      )}
      {grid[0] && (
        <>
          <p className="answers-to">{words.places(grid[0].command)}</p>
          <div className="answers hexes">
            {grid.map((answer) => {
              const place = placeOf(face, answer.command) ?? '';
              const mark = isHexOf(face, place) ? gazetteer.landmark(place) : undefined;
              return (
                <button
                  key={JSON.stringify(answer.command)}
                  className="button iron"
                  aria-label={words.command(answer.command)}
                  {...props(answer)}
                >
                  {gazetteer.placeName(place)}
                  {answer.cost !== undefined && ` (${movementPoints(answer.cost)})`}
                  {mark && <small>{mark}</small>}
                </button>
              );
            })}
          </div>
        </>
      )}
    </section>
  );
}

/** Ways that end in the same hex are one answer: the first that the server names. */
function answersOf(
  face: Face,
  commands: readonly OfferedCommand[],
  places: ReadonlyMap<string, readonly OfferedCommand[]>,
): readonly OfferedCommand[] {
  const firsts = new Set([...places.values()].map((list) => list[0]));
  return commands.filter((option) => placeOf(face, option.command) === undefined || firsts.has(option));
}

/** Keyboard users follow along on the board; the pointer's are already there. */
function goToIfFar(hex: string, goTo: (hex: string) => void): void {
  if (document.activeElement?.matches(':focus-visible')) goTo(hex);
}

/** Not a place of the game's own within a hex. */
const isHexOf = ({ gazetteer }: Face, place: string): boolean => gazetteer.boardHex(place) === place;

/** `answer-retreat-1122`, `answer-advance-infantry-9`, `answer-hold`. */
function testName(face: Face, command: GameCommand, all: readonly OfferedCommand[]): string {
  const place = placeOf(face, command);
  if (place) return `answer-${command.type}-${place}`;
  const several = all.filter((other) => other.command.type === command.type).length > 1;
  const about = targetOf(face, command) ?? (several || command.type === 'advance' ? actorOf(face, command) : undefined);
  return about ? `answer-${command.type}-${about}` : `answer-${command.type}`;
}
