/** The commands of Helm's Deep: how they are shown on the board, and their labels. */
import type { Command, CommandType, View } from '@warbeacon/siege';
import type { CommandShape } from '../../../face/face.ts';
import type { DecisionView } from '../../../face/view.ts';
import { play } from '../../../text/play.ts';
import { LIT, makeCommandLabels, STANDARD_SHAPES, standardPlaces } from '../../siege/words/commands.ts';
import { gateBetween, gazetteer, placeWithLandmark } from '../gazetteer.ts';
import { abilityName, gateName, planName } from '../names.ts';
import { pieceName, pieceNames } from '../pieces.ts';
import { rocksWords, siegeWords } from './siege.ts';

export const COMMAND_SHAPES: Readonly<Record<CommandType, CommandShape>> = {
  ...STANDARD_SHAPES,
  placeRocks: { place: 'hex', lights: 'area' },
  liftRocks: { place: 'hex', lights: 'area' },
  announce: {},
  blowHorn: { actor: 'piece' },
  sortie: {},
  deathAndGlory: {},
  orcCunning: { actor: 'leader' },
  arrive: { actor: 'piece', place: 'hex', lights: 'place' },
  detonate: {},
  ram: { actor: 'unit', target: 'gate', aims: 'melee' },
  batter: { actor: 'unit', target: 'gate', aims: 'melee' },
  layLadder: { actor: 'unit', place: 'against', lights: 'side' },
  takeRam: { actor: 'unit' },
  dropRam: { actor: 'unit' },
  giveFire: { actor: 'unit' },
  layFire: { actor: 'unit', place: 'against', lights: 'side' },
  leave: { actor: 'piece', place: 'path', lights: 'reach' },
  comeBack: { actor: 'piece' },
  // Rocks always do something: what counts is whether they destroy.
  dropRocks: {
    target: 'target',
    marker: 'rocks',
    aims: 'rocks',
    meant: { kind: 'eliminated', word: rocksWords.destroyed },
  },
  pass: {},
};

const standardLabel = makeCommandLabels({ pieces: pieceNames, gazetteer, plan: planName });

export function commandLabel(command: Command): string {
  switch (command.type) {
    case 'placeRocks':
      return `${command.dummy ? 'Dummy' : 'Rocks'} on ${placeWithLandmark(command.hex)}`;
    case 'liftRocks':
      return `Take the counter from ${placeWithLandmark(command.hex)} back`;
    case 'announce':
      return `Announce: ${abilityName(command.ability)}`;
    case 'blowHorn':
      return `${pieceName(command.piece)} blows the horn`;
    case 'sortie':
      return 'Make the sortie';
    case 'deathAndGlory':
      return `Wedge of ${pieceName(command.units[0])} and ${pieceName(command.units[1])}`;
    case 'orcCunning':
      return `${pieceName(command.unit)} creeps through${command.along ? `, ${pieceName(command.leader)} with it` : ` alone, sent by ${pieceName(command.leader)}`}`;
    case 'arrive':
      return `Come out to ${placeWithLandmark(command.hex)}`;
    case 'detonate':
      return 'Light the fire';
    case 'ram':
      return `Ram the ${gateName(command.gate)}`;
    case 'batter':
      return `Batter the ${gateName(command.gate)}`;
    case 'layLadder':
      return `Lay a ladder against ${placeWithLandmark(command.against)}`;
    case 'takeRam':
      return 'Take up the ram';
    case 'dropRam':
      return 'Put the ram down';
    case 'giveFire':
      return command.dummy ? 'Give it a dummy' : 'Give it Blasting Fire';
    case 'layFire':
      return command.against === 'culvert'
        ? 'Lay the fire in the Culvert'
        : `Lay the fire at the side to ${placeWithLandmark(command.against)}`;
    case 'leave':
      return command.path.length === 0
        ? 'Leave the map by the western edge'
        : `Leave the map by way of ${placeWithLandmark(command.path.at(-1) ?? '')}`;
    case 'comeBack':
      return 'Come back inside';
    case 'dropRocks':
      return `Drop the rocks on ${pieceName(command.target)}`;
    case 'pass':
      return 'Drop none';
    default:
      return standardLabel(command);
  }
}

/** A label where what the command is about can only be told from the position. */
export function labelIn(view: View, command: Command): string {
  const label = commandLabel(command);
  switch (command.type) {
    case 'dropRocks': {
      const hex = view.markers[command.rocks]?.hex;
      return hex ? rocksWords.from(label, hex) : label;
    }
    case 'detonate':
      return siegeWords.lightAt(gateName(siteOfFire(view, command.fire)));
    case 'move':
      return view.formations.some(({ units }) => units.includes(command.piece)) ? play.aloneSuffix(label) : label;
    default:
      return label;
  }
}

/** The gate, or the Culvert, at which a fire has been laid. */
export function siteOfFire(view: View, fire: string): string {
  const marker = view.markers[fire];
  return (marker?.against && gateBetween(marker.hex, marker.against)) || 'culvert';
}

export const answerLabel = (command: Command, decision: DecisionView): string =>
  command.type === 'hold' && decision.kind === 'strike' ? siegeWords.noStrike : commandLabel(command);

export const placesLabel = ({ type }: Command): string =>
  type === 'dropRocks' ? 'Drop them on:' : standardPlaces(type);

/** What tells a command from others of its type. */
export function tell(command: Command): string | undefined {
  switch (command.type) {
    case 'announce':
      return command.ability;
    case 'blowHorn':
      return command.piece;
    case 'orcCunning':
      return `${command.unit}${command.along ? '-along' : ''}`;
    case 'deathAndGlory':
    case 'form':
      return command.units.join('-');
    case 'giveFire':
      return command.dummy ? 'dummy' : 'real';
    case 'detonate':
      return command.fire;
    case 'placeRocks':
    case 'liftRocks':
      return command.hex;
    case 'dropRocks':
      return command.rocks;
    default:
      return undefined;
  }
}

/** Rocks and dummies are two lists. */
export function listOf(command: Command): { readonly key: string; readonly title?: string } {
  const key = command.type === 'placeRocks' ? (command.dummy ? 'placeRocks-dummy' : 'placeRocks-real') : command.type;
  const title = LISTS[key];
  return title === undefined ? { key } : { key, title };
}

const LISTS: Readonly<Record<string, string>> = {
  'placeRocks-real': 'Lay rocks ready',
  'placeRocks-dummy': 'Lay a dummy ready',
  liftRocks: 'Take a counter back',
  orcCunning: 'Orc Cunning',
  deathAndGlory: 'For Death and Glory',
  blowHorn: 'The horn',
  form: 'Formations',
  detonate: 'Fires to light',
};

/** What lights up for a piece in hand, told by what can be done there. */
export const LIT_WORDS = [
  {
    types: ['layLadder'],
    say: (n: number) => `A ladder can be laid against ${n === 1 ? 'one side, lit' : `${n} sides, lit`} on the board.`,
  },
  {
    types: ['layFire'],
    say: (n: number) => `The fire can be laid at ${n === 1 ? 'one side, lit' : `${n} sides, lit`} on the board.`,
  },
  LIT.formation,
  { ...LIT.moves, types: [...LIT.moves.types, 'arrive'] },
  {
    types: ['leave'],
    say: (n: number) =>
      `It can leave the map by ${n === 1 ? 'one hex' : `${n} hexes`} of the western edge: choose one to be asked.`,
  },
] as const satisfies readonly { readonly types: readonly CommandType[]; say(n: number): string }[];
