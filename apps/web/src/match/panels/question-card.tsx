/** One clear question about one piece, with an answer to each button; hexes can be answered on the board as well. */
import type { Command } from '@warbeacon/siege';
import { landmark, placeName } from '../../games/helms-deep/gazetteer.ts';
import { pieceName } from '../../games/helms-deep/pieces.ts';
import { commandLabel, placesLabel } from '../../games/helms-deep/words/commands.ts';
import { useBoard } from '../../tables/hex/board-control.ts';
import { actorOf, group, placeOf, targetOf } from '../../tables/hex/options.ts';
import { Targets } from '../../tables/hex/targets.tsx';
import { movementPoints } from '../../text/format.ts';
import { play } from '../../text/play.ts';
import { useMatch, useMatchStore } from '../line/context.ts';
import { OddsTable } from '../parts/odds-table.tsx';
import { questionInWords } from '../parts/questions.ts';
import type { OfferedCommand } from '../../games/helms-deep/wire.ts';

export function QuestionCard() {
  const store = useMatchStore();
  const goTo = useBoard((state) => state.goTo);
  const { view, commands, aim, sending } = useMatch((state) => ({
    view: state.view,
    aim: state.aim,
    commands: state.offer?.commands,
    sending: state.sending,
  }));
  const decision = view?.decision;
  if (!view || !decision || !commands) return null;
  const grouped = group(commands, view);
  // Whom to strike, or to drop rocks on, is chosen by the odds.
  const blows = new Map([...grouped.targets].filter(([, list]) => list.some((option) => option.odds)));
  const all = answersOf(commands, grouped.places).filter(
    (option) => ![...blows.values()].some((list) => list.includes(option)),
  );
  const odds = all.find((answer) => answer.odds)?.odds;
  const attackers = view.attacks.filter(({ target }) => target === decision.piece).map(({ unit }) => pieceName(unit));
  // Many hexes stand in a grid of their own, below the answers that need no place.
  const hexes = all.filter(({ command }) => placeOf(command) !== undefined);
  const grid = hexes.length > 2 ? hexes : [];
  const answers = all.filter((answer) => !grid.includes(answer));
  const props = (answer: OfferedCommand) => ({
    type: 'button' as const,
    'data-testid': testName(answer.command, all),
    disabled: sending,
    onPointerEnter: () => store.getState().setHover(placeOf(answer.command) ?? decision.hex ?? null),
    onPointerLeave: () => store.getState().setHover(null),
    onFocus: () => {
      const place = placeOf(answer.command);
      store.getState().setHover(place ?? decision.hex ?? null);
      if (place && place !== 'culvert') goToIfFar(place, goTo);
    },
    onClick: () => void store.getState().send(answer.command),
  });
  return (
    <section className="question" data-testid="question" data-kind={decision.kind}>
      <h3>{questionInWords(decision, commands)}</h3>
      {attackers.length > 0 && decision.kind === 'retreat-before' && <p>{play.attackedBy(attackers)}</p>}
      {blows.size > 0 && <Targets targets={blows} open={aim?.target} />}
      {answers.length > 0 && (
        <div className="answers">
          {answers.map((answer, i) => (
            <button
              key={JSON.stringify(answer.command)}
              // Of two answers the first is the usual one; of many ways none is.
              className={i === 0 && all.length <= 2 && blows.size === 0 ? 'button seal' : 'button iron'}
              {...props(answer)}
            >
              {answer.command.type === 'hold' && decision.kind === 'strike'
                ? play.noStrike
                : commandLabel(answer.command)}
            </button>
          ))}
        </div>
      )}
      {odds && decision.kind === 'retreat-before' && <p className="odds-head">{play.odds.ifItWithdraws}</p>}
      {odds && <OddsTable odds={odds} threat={decision.kind === 'retreat-before'} />}
      {grid[0] && (
        <>
          <p className="answers-to">{placesLabel(grid[0].command)}</p>
          <div className="answers hexes">
            {grid.map((answer) => {
              const place = placeOf(answer.command) ?? '';
              const mark = place === 'culvert' ? undefined : landmark(place);
              return (
                <button
                  key={JSON.stringify(answer.command)}
                  className="button iron"
                  aria-label={commandLabel(answer.command)}
                  {...props(answer)}
                >
                  {placeName(place)}
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
  commands: readonly OfferedCommand[],
  places: ReadonlyMap<string, readonly OfferedCommand[]>,
): readonly OfferedCommand[] {
  const firsts = new Set([...places.values()].map((list) => list[0]));
  return commands.filter((option) => placeOf(option.command) === undefined || firsts.has(option));
}

/** Keyboard users follow along on the board; the pointer's are already there. */
function goToIfFar(hex: string, goTo: (hex: string) => void): void {
  if (document.activeElement?.matches(':focus-visible')) goTo(hex);
}

/** `answer-retreat-1122`, `answer-advance-infantry-9`, `answer-hold`. */
function testName(command: Command, all: readonly OfferedCommand[]): string {
  const place = placeOf(command);
  if (place) return `answer-${command.type}-${place}`;
  const several = all.filter((other) => other.command.type === command.type).length > 1;
  const about = targetOf(command) ?? (several || command.type === 'advance' ? actorOf(command) : undefined);
  return about ? `answer-${command.type}-${about}` : `answer-${command.type}`;
}
