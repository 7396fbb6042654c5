/** Words of the match page. Phases, decisions and commands have theirs with their game. */
import { hasCode } from '@warbeacon/protocol';
import { count } from './en.ts';

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

export const play = {
  turnOf: (turn: number, last: number) => `Turn ${turn} of ${last}`,
  settingUp: 'Before turn 1',
  night: 'night',
  day: 'day',
  yourMove: 'Your move',
  goOn: 'Go on',
  nothingLeft: 'Nothing is left to do.',
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
  aloneTo: (n: number) => `Alone it can go to ${count(n, 'hex', 'hexes')}; the formation then breaks up.`,
  destination: 'Destination',
  go: 'Go',
  targets: 'Targets',
  entry: 'Waiting off the map',
  entryHint: 'Choose one, then a lit hex on the edge to enter by.',
  toPlace: 'Still to place',
  allPlaced: 'Every piece is on the map.',
  recommended: 'Recommended set-up',
  recommendedIs: (plan: string) => `${plan}. It puts every piece in place; you can shift any of them afterwards.`,
  setUpHint: 'Drag a piece on the board, or choose one here and then a lit hex.',
  shift: (name: string) => `${name} can stand on any lit hex.`,
  declared: 'Declared, in order of resolution',
  callOff: 'Call off',
  attackedBy: (names: readonly string[]) => `Attacked by ${new Intl.ListFormat('en').format(names)}.`,
  against: 'against',
  whyNot: 'Why not',
  whyNoFormation: 'Why no formation?',
  formationOf: (names: readonly string[]) => `${new Intl.ListFormat('en').format(names)} form up`,
  house: 'house value',
  houseIs: 'no printed sheet of the game tells this number, so the house has chosen it.',
  aims: {
    title: 'What it is about',
    you: 'You must',
    side: (side: string) => `${side} must`,
    help: 'What does it all mean?',
    helpShort: 'Help',
  },

  aloneSuffix: (label: string) => `${label}, alone: the formation breaks up`,

  odds: {
    title: 'Odds',
    nothing: 'No effect',
    ifItWithdraws: 'If it withdraws:',
    modifiers: 'Modifiers',
    none: 'No modifiers.',
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
  levels: 'Levels of the fortress',
  gates: 'Gates',
  gateState: { shut: 'shut', breached: 'breached', collapsed: 'collapsed' },
  onMap: 'On the map',
  due: 'Still to come',
  reserve: 'Not yet placed',
  dueOn: (turn: number) => `Due on turn ${turn}`,
  dueNow: 'May enter',
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
    markers: 'Markers and works',
    yours: 'What you can do',
    choose: 'Choose',
    chosen: 'Chosen',
    side: (side: string) => `${side}: pieces`,
    skip: 'Skip to the board in words',
  },
} as const;
