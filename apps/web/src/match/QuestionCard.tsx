/** One clear question about one piece, with an answer to each button; hexes can be answered on the board as well. */
import type { OfferedCommand } from '@warbeacon/protocol';
import type { Command } from '@warbeacon/siege';
import { commandLabel } from '../text/commands.ts';
import { taskFor } from '../text/play.ts';
import { useBoard } from './board-control.ts';
import { useMatch, useMatchStore } from './context.ts';
import { OddsTable } from './OddsTable.tsx';
import { actorOf, group, placeOf, targetOf } from './options.ts';
import { pieceName } from './pieces.ts';

export function QuestionCard() {
  const store = useMatchStore();
  const goTo = useBoard((state) => state.goTo);
  const { view, commands, sending } = useMatch((state) => ({
    view: state.view,
    commands: state.offer?.commands,
    sending: state.sending,
  }));
  const decision = view?.decision;
  if (!view || !decision || !commands) return null;
  const answers = answersOf(commands, group(commands, view).places);
  const odds = answers.find((answer) => answer.odds)?.odds;
  return (
    <section className="question" aria-live="polite" data-testid="question" data-kind={decision.kind}>
      <h3>{taskFor(decision.kind, decision.piece && pieceName(decision.piece), decision.hexes, decision.hex)}</h3>
      {odds && <OddsTable odds={odds} />}
      <div className="answers">
        {answers.map((answer, i) => (
          <button
            key={JSON.stringify(answer.command)}
            type="button"
            // Of two answers the first is the usual one; of many ways none is.
            className={i === 0 && answers.length <= 2 ? 'button seal' : 'button iron'}
            data-testid={testName(answer.command, answers)}
            disabled={sending}
            onPointerEnter={() => store.getState().setHover(placeOf(answer.command) ?? decision.hex ?? null)}
            onPointerLeave={() => store.getState().setHover(null)}
            onFocus={() => {
              const place = placeOf(answer.command);
              if (place && place !== 'culvert') goToIfFar(place, goTo);
            }}
            onClick={() => void store.getState().send(answer.command)}
          >
            {commandLabel(answer.command, decision.hex)}
          </button>
        ))}
      </div>
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
