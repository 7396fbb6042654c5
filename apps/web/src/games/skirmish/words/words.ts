/** Everything that is said of a match of the skirmish. */
import type { Command, SkirmishEvent, View } from '@warbeacon/skirmish';
import type { Words } from '../../../face/words.ts';
import { count } from '../../../text/en.ts';
import { objectName, modelName } from '../cast.ts';
import { answer, label, PLAN_NAMES, price } from './commands.ts';
import { DECISIONS, questionOf, type DecisionView } from './decisions.ts';
import { logLine, SILENT } from './log.ts';
import { PHASES } from './phases.ts';
import { reason } from './reasons.ts';

const PLACES: Readonly<Record<string, string>> = {
  backAway: 'Ways back',
  makeWay: 'Where a friend makes way',
  setDown: 'Where it is put down',
  drop: 'Where it is put down',
  dismount: 'Where it dismounts',
};

export const words: Words = {
  phases: PHASES,
  segments: [],
  decisions: DECISIONS,
  question: (view) => questionOf(view as View),
  place: (place) => place,
  command: (command) => label(command as Command),
  commandIn: (_, command) => label(command as Command),
  answer: (command, decision) => answer(command as Command, decision as DecisionView),
  price: (view, command) => price(view as View, command as Command),
  places: ({ type }) => PLACES[type] ?? 'Where',
  tell: () => undefined,
  list: ({ type }) => ({ key: type }),
  lit: [],
  logLine: (event) => logLine(event as SkirmishEvent),
  together: {},
  logKinds: async () => (await import('./log-kinds.ts')).LOG_KINDS,
  silent: SILENT,
  reason,
  formation: (kind) => kind,
  plan: (id) => PLAN_NAMES[id] ?? id,
  inForce: (view) => {
    const { alarm, calls, setup, score } = view as View;
    return [
      ...(setup.uses.includes('sentries') ? [alarm ? 'The alarm has been given.' : 'The camp sleeps.'] : []),
      ...calls.map(({ hero, action }) => `${modelName(hero)} has called a heroic ${action}.`),
      ...(score.good + score.evil > 0 ? [`Points: Good ${score.good}, Evil ${score.evil}.`] : []),
    ];
  },
  works: (view) =>
    Object.entries((view as View).objects).map(([id, { at, by, gone }]) => ({
      id,
      words: `${objectName(id).replace(/^./, (first) => first.toUpperCase())}: ${
        gone !== ''
          ? gone === 'off'
            ? 'brought off the table'
            : 'lost'
          : by.length > 0
            ? `with ${by.map(modelName).join(' and ')}`
            : at === null
              ? 'not on the table'
              : `lies ${(at[0] / 2540).toFixed(0)}″ from the western edge, ${(at[1] / 2540).toFixed(0)}″ from the southern`
      }`,
    })),
  left: (view, { actors }) => {
    const kind = view.decision?.kind;
    return kind === 'halfMove' && actors.length > 0 ? `${count(actors.length, 'model')} can still move.` : undefined;
  },
};
