/** Every command as a button's label, and as an answer. */
import type { Command, CommandOf, View } from '@warbeacon/skirmish';
import type { DecisionView } from './decisions.ts';
import { modelName, objectName } from '../cast.ts';
import { gearName } from './gear.ts';

export const POWER_NAMES: Readonly<Record<string, string>> = {
  'black-dart': 'Black Dart',
  command: 'Command',
  compel: 'Compel',
  immobilise: 'Immobilise',
  transfix: 'Transfix',
  'sorcerous-blast': 'Sorcerous Blast',
  'terrifying-aura': 'Terrifying Aura',
};
const HELD = 'It does not move, shoot, cast or strike this turn.';
const LED =
  'You move it up to half its way, also into a charge; then it does not move, shoot, cast or strike this turn.';
export const POWER_EFFECTS: Readonly<Record<string, string>> = {
  'black-dart': 'One hit of Strength 9.',
  command: LED,
  compel: LED,
  immobilise: HELD,
  transfix: HELD,
  'sorcerous-blast':
    'A die of inches straight away, then Prone, with a hit of Strength 5; who is in the way falls too.',
  'terrifying-aura': 'Who would charge must take heart first, as long as Will is left.',
};
export const ACTION_NAMES: Readonly<Record<string, string>> = {
  move: 'Heroic Move',
  shoot: 'Heroic Shoot',
  combat: 'Heroic Combat',
  strike: 'Heroic Strike',
};
export const PLAN_NAMES: Readonly<Record<string, string>> = {
  line: 'in line along the middle',
  round: 'in the light area',
};

const spaced = (id: string): string => id.replaceAll('-', ' ');
export const names = (ids: readonly string[]): string => new Intl.ListFormat('en').format(ids.map(modelName));
const dice = (n: number): string => (n === 1 ? 'one die' : `${n} dice`);

export function label(command: Command): string {
  switch (command.type) {
    case 'roll':
      return 'Roll the dice';
    case 'chooseHalf':
      return command.half === 'north' ? 'The northern half' : 'The southern half';
    case 'deploy':
      return `Set up ${modelName(command.model)}`;
    case 'setUp':
      return `Set all up ${PLAN_NAMES[command.plan] ?? command.plan}`;
    case 'call':
      return `${ACTION_NAMES[command.action] ?? command.action}: ${modelName(command.model)}`;
    case 'pass':
      return 'Call nothing';
    case 'done':
      return 'Done';
    case 'test':
      return `Test for ${modelName(command.model)}`;
    case 'move':
      return command.charge ? `Charge ${names(command.charge)}` : 'Move there';
    case 'crawl':
      return 'Crawl there';
    case 'stand':
      return 'Stand up';
    case 'halt':
      return 'Move no further';
    case 'throw':
      return `Throw at ${modelName(command.target)} on the way`;
    case 'jump':
      return `Jump over the ${spaced(command.barrier)}`;
    case 'climb':
      return `Climb the ${spaced(command.barrier)}`;
    case 'leap':
      return `Leap the ${spaced(command.area)}`;
    case 'leave':
      return 'Leave the table';
    case 'arrive':
      return 'Come onto the table';
    case 'rollSentry':
      return `Roll for ${modelName(command.model)}`;
    case 'pickUp':
      return `Take up ${objectName(command.object)}`;
    case 'hand':
      return `Hand ${objectName(command.object)} to ${modelName(command.to)}`;
    case 'drop':
      return `Put down ${objectName(command.object)}`;
    case 'carry':
      return `Carry ${objectName(command.object)} there`;
    case 'mount':
      return `Mount up behind ${modelName(command.onto)}`;
    case 'dismount':
      return 'Dismount';
    case 'setDown':
      return `Put ${objectName(command.object)} down here`;
    case 'take':
      return `${modelName(command.model)} takes it`;
    case 'cast':
      return `${POWER_NAMES[command.power] ?? command.power} at ${modelName(command.target)}, ${dice(command.will)}${command.free ? ', one of them free' : ''}`;
    case 'resist':
      return command.will === 0
        ? 'Do not resist'
        : `Resist with ${dice(command.will)}${command.free ? ', one of them free' : ''}`;
    case 'spend':
      return `Might: ${command.points} on die ${command.die + 1}`;
    case 'spendWill':
      return [
        command.will > 0 ? `${command.will} Will${command.free ? ', one free' : ''}` : '',
        command.might > 0 ? `${command.might} Might` : '',
      ]
        .filter(Boolean)
        .join(' and ');
    case 'decline':
      return 'No';
    case 'fate':
      return 'Spend Fate';
    case 'suffer':
      return 'Suffer the wound';
    case 'assign':
      return `${modelName(command.model)} fights ${modelName(command.to)}`;
    case 'shoot':
      return `Shoot at ${modelName(command.target)}`;
    case 'fight':
      return `Fight: ${names(command.fight)}`;
    case 'declare':
      return declaration(command);
    case 'reroll':
      return `Roll die ${command.die + 1} again`;
    case 'backAway':
      return `${modelName(command.model)}: ${windOf(command.direction)}`;
    case 'makeWay':
      return `${modelName(command.friend)} makes way, ${windOf(command.direction)}`;
    case 'strike':
      return `${modelName(command.model)} strikes ${modelName(command.target)}`;
    case 'stay':
      return 'Stay down';
  }
}

type Declaration = Extract<Command, { type: 'declare' }>;

function declaration({ twoHanded = [], shielding = [], supports = [], weapons = {} }: Declaration): string {
  const parts = [
    ...Object.entries(weapons).map(([model, weapon]) => `${modelName(model)}: ${gearName(weapon)}`),
    twoHanded.length > 0 ? `two hands: ${names(twoHanded)}` : '',
    shielding.length > 0 ? `shielding: ${names(shielding)}` : '',
    ...supports.map(([one, other]) => `${modelName(one)} supports ${modelName(other)}`),
  ].filter(Boolean);
  const [first = 'Declare nothing', ...others] = parts;
  return [first.replace(/^./, (letter) => letter.toUpperCase()), ...others].join('; ');
}

const WINDS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;
/** Of 720 directions, from the east counter-clockwise. [M-17] */
export const windOf = (direction: number): string => WINDS[Math.round(direction / 90) % 8] ?? 'east';

/** With the dice that lie, where the question has some. */
export function answer(command: Command, decision: DecisionView): string {
  if (command.type === 'spend') {
    const shows = decision.dice?.[command.die];
    if (shows !== undefined) return `Make the ${shows} a ${shows + command.points}: ${command.points} Might`;
  }
  if (command.type === 'reroll') {
    const shows = decision.dice?.[command.die];
    if (shows !== undefined) return `Roll the ${shows} again`;
  }
  if (command.type === 'decline') return NO[decision.kind] ?? 'No';
  if (command.type === 'stay') return 'Stay down';
  return label(command);
}

/** What a heroic action does, and what it costs. [X-12 … X-16] */
export function price({ models }: View, command: Command): string | undefined {
  if (command.type !== 'call') return undefined;
  const might = models[command.model]?.might ?? 0;
  return `${DOES[command.action]} Spends one of his ${might} Might.`;
}
const DOES: Readonly<Record<CommandOf<'call'>['action'], string>> = {
  move: 'He and friends near him move before all others.',
  shoot: 'He and friends near him shoot before all others.',
  combat: 'His Fight comes first; if all enemies in it are slain, he and his may move and fight again.',
  strike: 'In his next Fight, a die is added to his Fight value.',
};

const NO: Readonly<Record<string, string>> = {
  courage: 'Let it fail',
  cast: 'Do not resist',
  might: 'Leave the dice as they lie',
  reroll: 'Leave the dice as they lie',
  duelMight: 'Spend no Might',
  makeWay: 'Nobody makes way: Trapped',
  take: 'Let the banner lie',
};
