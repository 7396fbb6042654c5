/** Words of play that the match page uses: phases, decisions, commands. The log has its own in `log.ts`. */
import { hasCode } from '@warbeacon/protocol';
import type { DecisionKind, Phase, Segment, Side } from '@warbeacon/siege';
import { count } from './en.ts';
import { sideName } from '../games/helms-deep/names.ts';

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  deployment: 'Deployment',
  abilities: 'Special abilities',
  'isengard-siege': `${sideName('isengard')} besieges`,
  'isengard-movement': `${sideName('isengard')} moves`,
  'isengard-combat': `${sideName('isengard')} fights`,
  'westernesse-movement': `${sideName('westernesse')} moves`,
  'westernesse-combat': `${sideName('westernesse')} fights`,
  rally: 'Rally',
};

/** Beside the arms of the side whose phase it is. */
export function phaseShort(phase: Phase): string {
  if (phase.endsWith('-movement')) return 'Move';
  if (phase.endsWith('-siege')) return 'Siege';
  if (phase === 'abilities') return 'Abilities';
  return phase.endsWith('-combat') ? 'Fight' : phaseName(phase);
}

/** A match list carries the phase as a plain string, from servers of any version. */
export function phaseName(phase: string): string {
  const names: Readonly<Record<string, string>> = PHASE_NAMES;
  return names[phase] ?? phase;
}

const SEGMENT_NAMES: Readonly<Record<Segment, string>> = { missile: 'Missiles', duel: 'Duels', melee: 'Melee' };
export const segmentName = (segment: Segment): string => SEGMENT_NAMES[segment];

/** The button that ends one's part of a step. */
export function endStepLabel(kind: DecisionKind, attacks: number): string {
  switch (kind) {
    case 'deployment':
      return 'Ready';
    case 'abilities':
      return 'Go on';
    case 'rear-guard':
      return 'End the rear guard';
    case 'arrivals':
      return 'Nobody else';
    case 'siege':
      return 'End the siege';
    case 'movement':
      return 'End movement';
    case 'missile':
      return 'End missiles';
    case 'duel':
      return 'End duels';
    case 'melee':
      return attacks > 0 ? `Fight ${count(attacks, 'melee')}` : 'End melee';
    case 'rally':
      return 'End rallying';
    default:
      return 'Go on';
  }
}

/** What still could be done, and is given up by ending the step. */
export function leftToDo(kind: DecisionKind, actors: number): string {
  if (actors === 0) return 'Nothing is left to do.';
  switch (kind) {
    case 'deployment':
      return `${count(actors, 'piece')} can still be placed or shifted.`;
    case 'abilities':
      return `${count(actors, 'ability', 'abilities')} can be used now. What you do not announce keeps for a later turn.`;
    case 'rear-guard':
      return `${count(actors, 'piece')} can still fall back.`;
    case 'arrivals':
      return `${count(actors, 'piece')} can still come out. Who stays may come in a later turn.`;
    case 'siege':
      return `${count(actors, 'unit')} can still work at gates or walls.`;
    case 'movement':
      return `${count(actors, 'piece')} can still move or be put to work.`;
    case 'missile':
      return `${count(actors, 'unit')} can still shoot.`;
    case 'duel':
      return `${count(actors, 'leader')} can still fight a duel.`;
    case 'melee':
      return `${count(actors, 'unit')} can still attack or be called off.`;
    case 'rally':
      return `${count(actors, 'leader')} can still rally.`;
    default:
      return `${count(actors, 'piece')} can still act.`;
  }
}

/** What the one who must decide is asked, told to that player. */
export function taskFor(
  kind: DecisionKind,
  piece: string | undefined,
  hexes: number | undefined,
  hex: string | undefined,
  reason: 'sortie' | 'glory' | undefined,
): string {
  const who = piece ?? 'Your piece';
  switch (kind) {
    case 'deployment':
      return 'Set up your army: all at once, or piece by piece.';
    case 'abilities':
      return 'Announce special abilities, or keep them for later.';
    case 'rear-guard':
      return 'The rear guard falls back: each step must lead nearer to the Main Gate.';
    case 'arrivals':
      return 'The horn calls: bring pieces out of the caves to the western edge.';
    case 'strike':
      return reason === 'sortie'
        ? `${who} is out by the sally port. Does it strike at the Ramp?`
        : `${who} may strike once more. At whom?`;
    case 'siege':
      return 'Lay ladders and work at the gates.';
    case 'rocks':
      return piece ? `Rocks lie above ${piece}. Drop them?` : 'Rocks lie above the enemy. Drop them?';
    case 'movement':
      return 'Move your units. Choose one, then a lit hex.';
    case 'make-room':
      return `${who} must make room. Where does it go?`;
    case 'missile':
      return 'Loose your missiles: a unit, then its target.';
    case 'duel':
      return 'Challenge enemy leaders next to yours, or let it be.';
    case 'melee':
      return 'Declare who attacks whom, then fight it out.';
    case 'retreat':
      return `${who} is thrown back${hexes ? ` ${count(hexes, 'hex', 'hexes')}` : ''}. Which way?`;
    case 'retreat-leader':
      return `${who} is thrown back${hexes ? ` ${count(hexes, 'hex', 'hexes')}` : ''}. Which way?`;
    case 'retreat-before':
      return `${who} is about to be attacked. Withdraw, or stand?`;
    case 'displace':
      return `${who} is pushed out of its hex. Where does it go?`;
    case 'advance':
      return `The enemy is gone from ${hex ?? 'the hex'}. ${piece ? `Does ${piece} advance` : 'Who advances'}?`;
    case 'follow':
      return `Does ${who} go with the unit?`;
    case 'join':
      return `${who} is left without a unit. Which one to join?`;
    case 'rally':
      return 'Rally your disrupted units: choose a leader, then a unit.';
  }
}

/** The same, told to everybody else. */
export function waitingFor(kind: DecisionKind, side: Side): string {
  const who = sideName(side);
  switch (kind) {
    case 'deployment':
      return `${who} is setting up.`;
    case 'abilities':
      return `${who} may announce special abilities.`;
    case 'rear-guard':
      return `${who} is falling back to the Main Gate.`;
    case 'arrivals':
      return `${who} is coming out of the caves.`;
    case 'strike':
      return `${who} decides whether to strike.`;
    case 'siege':
      return `${who} is at the walls.`;
    case 'rocks':
      return `${who} decides about the rocks.`;
    case 'movement':
      return `${who} is moving.`;
    case 'missile':
      return `${who} is choosing targets for missiles.`;
    case 'duel':
      return `${who} may challenge leaders.`;
    case 'melee':
      return `${who} is declaring melees.`;
    case 'retreat':
    case 'retreat-leader':
      return `${who} chooses where to retreat.`;
    case 'retreat-before':
      return `${who} decides whether to withdraw or to stand.`;
    case 'displace':
    case 'make-room':
      return `${who} makes room.`;
    case 'advance':
      return `${who} decides whether to advance.`;
    case 'follow':
    case 'join':
      return `${who} decides for a leader.`;
    case 'rally':
      return `${who} is rallying.`;
  }
}

/** Why the line to the match is down, and that it comes back by itself. */
export function lineTrouble(error: { readonly code: string; readonly message: string } | undefined): string {
  if (!navigator.onLine) return 'This device is off line. The match goes on as soon as it is back; nothing is lost.';
  if (error && hasCode(error, 'shutting-down'))
    return 'The server is being restarted. The match comes back by itself; nothing is lost.';
  if (error && hasCode(error, 'try-again', 'not-hosted'))
    return 'The match is being moved within the server. It will be back in a moment; nothing is lost.';
  if (error && hasCode(error, 'too-many-requests', 'too-many-messages', 'too-many-connections'))
    return 'The server asks for a pause: too much has come from here at once. The match comes back by itself; nothing is lost.';
  if (error && hasCode(error, 'server-error')) return error.message;
  return 'The connection was lost. Trying again; nothing is lost.';
}

/** Asked all the same, so that the question betrays nothing. */
export const onlyDummies = (piece: string | undefined): string =>
  `Only a dummy lies above ${piece ?? 'the enemy'}: nothing can fall. The enemy waits for you as if it were real.`;

export const play = {
  turnOf: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  settingUp: 'Before turn 1',
  night: 'night',
  day: 'day',
  yourMove: 'Your move',
  finished: 'The battle is over',
  waitingForSeat: 'The battle begins when somebody takes the free seat.',
  watching: 'You are watching',
  computerThinks: 'The computer is thinking…',
  sending: 'Sending…',
  lobby: 'Lobby',
  takeBack: 'Take back',
  takeBackIs: 'Take your last order back: nothing was revealed by it.',
  tookBack: (side: string) => `${side} takes that back`,
  cancel: 'Cancel',
  close: 'Close',
  confirmEnd: 'Nothing has moved yet. End the movement all the same?',
  confirmEndYes: 'Yes, end it',

  panels: { orders: 'Orders', log: 'Log', forces: 'Forces', match: 'Match' },
  panelsLabel: 'Panels',
  raise: 'Raise the panel',
  lower: 'Lower the panel',
  boardLabel: 'The board. Everything on it is also in “Board in words”.',
  boardLoading: 'Unrolling the map…',
  boardFailed:
    'The picture of the board could not be drawn in this browser. The board in words below is complete: you can play with it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  keysTitle: 'Keys',
  keys: [
    ['N, P', 'next or previous piece that can act'],
    ['Esc', 'put it down'],
    ['+, −, 0', 'nearer, farther, whole map'],
    ['Arrows', 'move the map'],
  ],

  select: 'Choose a piece on the board or from the list.',
  nothingToDo: 'No piece of yours can act now.',
  onlyToEnd: (button: string) => `Nothing more can be done here. Press “${button}” to go on.`,
  nothingToOrder: 'Nothing to decide here now.',
  readAbout: 'Choose a hex or a counter to read about it.',
  deselect: 'Put it down',
  canAct: 'These can act',
  stackAt: 'In this hex',
  emptyHex: 'Nobody stands here.',
  asking: 'Asking what it can do…',
  noOptions: 'It can do nothing now.',
  orMoveHere: (name: string, cost: string) => `Or move ${name} here${cost}`,
  movesTo: (n: number) => `Can go to ${count(n, 'hex', 'hexes')}: they are lit on the board.`,
  formationTo: (n: number) => `As a formation it can go to ${count(n, 'hex', 'hexes')}, framed in gold on the board.`,
  aloneTo: (n: number) => `Alone it can go to ${count(n, 'hex', 'hexes')}; the formation then breaks up.`,
  leavesBy: (n: number) =>
    `It can leave the map by ${n === 1 ? 'one hex' : `${n} hexes`} of the western edge: choose one to be asked.`,
  laddersTo: (n: number) =>
    `A ladder can be laid against ${n === 1 ? 'one side, lit' : `${n} sides, lit`} on the board.`,
  firesTo: (n: number) => `The fire can be laid at ${n === 1 ? 'one side, lit' : `${n} sides, lit`} on the board.`,
  destination: 'Destination',
  go: 'Go',
  targets: 'Targets',
  entry: 'Waiting off the map',
  entryHint: 'Choose one, then a lit hex on the edge to enter by.',
  due: 'due',
  toPlace: 'Still to place',
  allPlaced: 'Every piece is on the map.',
  recommended: 'Recommended set-up',
  recommendedIs: (plan: string) => `${plan}. It puts every piece in place; you can shift any of them afterwards.`,
  otherPlans: 'Other set-ups',
  setUpHint: 'Drag a piece on the board, or choose one here and then a lit hex.',
  shift: (name: string) => `${name} can stand on any lit hex.`,
  declared: 'Declared, in order of resolution',
  callOff: 'Call off',
  attackedBy: (names: readonly string[]) => `Attacked by ${new Intl.ListFormat('en').format(names)}.`,
  against: 'against',
  whyNot: 'Why not',
  askingWhy: 'Asking why…',
  whyNoFormation: 'Why no formation?',
  formationOf: (names: readonly string[]) => `${new Intl.ListFormat('en').format(names)} form up`,
  house: 'house value',

  rocks: {
    title: 'Rocks on the walls',
    laid: (n: number, of: number) => `${n} of ${of} laid ready`,
    setUpHint:
      'Counters lie face down on walls, towers and gates: only you know which are dummies. You need not lay all.',
    unlaid: (n: number) => `${count(n, 'counter')} of rocks not laid: later they cannot be.`,
    placeAll: 'Lay all that are left, dummies by lot',
    placing: 'Laying them…',
    real: 'Rocks',
    dummy: 'Dummies',
    aReal: 'Rocks',
    aDummy: 'Dummy',
    tapHex: 'Now choose a lit hex for each.',
    laidList: 'Laid ready',
    lift: (hex: string) => `Take the counter on ${hex} back`,
    destroyed: 'destroyed',
    from: (label: string, hex: string) => `${label}, from ${hex}`,
    standing: 'When rocks could fall',
    choices: { ask: 'ask me', never: 'never drop any', any: 'on anybody', kinds: 'on some kinds only' },
    choicesAre: {
      ask: 'each time, with the odds',
      never: 'the attacker is not kept waiting',
      any: 'the best chance first',
      kinds: 'the others pass unharmed',
    },
  },
  siege: {
    title: 'Siege',
    fires: 'Fires to be lit',
    firesHint: 'Each that was laid must be lit before the phase can end.',
    lightAt: (site: string) => `Light the fire at the ${site}`,
    dummy: 'a dummy',
    laddersLeft: (n: number) => (n === 0 ? 'No ladders are left.' : `${count(n, 'ladder')} left to lay.`),
    firesLeft: (real: number, dummies: number) =>
      `Left to give out: ${real} real, ${dummies === 1 ? '1 dummy' : `${dummies} dummies`}.`,
  },
  noStrike: 'Do not strike',
  aloneSuffix: (label: string) => `${label}, alone: the formation breaks up`,

  odds: {
    title: 'Odds',
    nothing: 'No effect',
    ifItWithdraws: 'If it withdraws:',
    modifiers: 'Modifiers',
    none: 'No modifiers.',
    caseNumber: (number: string) => `case ${number}`,
    chance: (percent: string) => `${percent} to hurt`,
  },

  points: {
    title: 'Demoralization',
    of: (now: number, level: number) => `${now < 0 ? `−${-now}` : now} of ${level}`,
    demoralized: 'demoralized',
    past: (now: number) => `${now}: demoralized`,
    losesHeart: (side: string) => `${side} is demoralized`,
    takesHeart: (side: string) => `${side} is no longer demoralized`,
    explain: 'Points for what is lost; past the level an army breaks.',
  },
  boxes: {
    reinforcements: 'Still to come',
    nobody: 'Nobody',
    losses: 'Losses',
    supply: 'Siege gear',
    ladders: 'Ladders left',
    fires: 'Blasting Fire to give out',
    firesOwn: (left: number, real: number) => `${left}, of them ${real} real`,
    rocks: 'Rocks on the walls',
    ram: 'The ram',
    ramDue: 'still to come, with the Dunlendings',
    ramWith: (who: string) => `carried by ${who}`,
    ramAt: (hex: string) => `lies in ${hex}`,
    culvert: { whole: 'whole', breached: 'breached', collapsed: 'collapsed' },
    open: 'open',
  },
  levels: 'Levels of the fortress',
  gates: 'Gates',
  gateState: { shut: 'shut', breached: 'breached', collapsed: 'collapsed' },
  held: (side: string) => `held by ${side}`,
  onMap: 'On the map',
  reserve: 'Not yet placed',
  dueOn: (turn: number) => `Due on turn ${turn}`,
  dueNow: 'May enter',
  caves: 'In the caves',
  lost: 'Lost',
  away: 'Gone for good',
  leaders: 'Leaders',

  log: {
    older: 'Older entries',
    oldest: 'This is where the match began.',
    empty: 'Nothing has happened yet.',
    newer: 'New entries below',
    goTo: (hex: string) => `Go to ${hex}`,
  },
  people: {
    players: 'Players',
    connected: 'here',
    away: 'away',
    free: 'free seat',
    computer: 'computer',
    you: 'you',
    watchers: (n: number) =>
      n === 0 ? 'Nobody is watching.' : n === 1 ? 'One person is watching.' : `${n} people are watching.`,
    resign: 'Resign',
    resignTitle: 'Resign the match?',
    resignBody: 'The other side wins at once. This cannot be taken back.',
    resignYes: 'Yes, resign',
    invite: 'Link for watching',
    speed: 'Animations',
    speeds: { off: 'Off', calm: 'Calm', quick: 'Quick' },
  },

  connection: {
    connecting: 'Going to the board…',
    orderKept: 'Your order is kept and will be sent.',
    nextTry: (seconds: number) => `Next try in ${seconds} s.`,
    tryNow: 'Try now',
    outdated: 'The server has been renewed, and this page is of an earlier day. Reload it; your matches are kept.',
    failed: 'The match could not be opened',
    stale: 'The position has changed since you chose. Nothing was done: look again.',
    refused: 'Not possible',
    notSent: 'The order could not be sent. It was not carried out; try it again.',
  },

  record: {
    title: 'Record and dice',
    opening: 'What binds the dice',
    whole: 'Record of the match',
    before:
      'The server has bound itself to every die by a fingerprint: keep it, and you can prove later whether one was changed. The record with all dice is here when the match is over.',
    after:
      'Every command and every die. Anybody can compute them again: “warbeacon verify” does. With the fingerprint from before the battle that proves that no die was changed; not that the server drew its secret blindly.',
  },
  result: {
    won: 'Victory',
    lost: 'Defeat',
    draw: 'A draw',
    sideWon: (side: string) => `${side} wins`,
    after: (turn: number) => `Ended in turn ${turn}`,
    lostPieces: 'Pieces lost',
    look: 'Look at the board',
    lobby: 'To the lobby',
  },

  words: {
    title: 'Board in words',
    open: 'Board in words',
    intro: 'Everything on the board, and everything you can do, as text.',
    decision: 'Now',
    lists: {
      'placeRocks-real': 'Lay rocks ready',
      'placeRocks-dummy': 'Lay a dummy ready',
      liftRocks: 'Take a counter back',
      orcCunning: 'Orc Cunning',
      deathAndGlory: 'For Death and Glory',
      blowHorn: 'The horn',
      form: 'Formations',
      detonate: 'Fires to light',
    } as Readonly<Record<string, string>>,
    markers: 'Markers and works',
    yours: 'What you can do',
    choose: 'Choose',
    chosen: 'Chosen',
    side: (side: string) => `${side}: pieces`,
    skip: 'Skip to the board in words',
  },
} as const;
