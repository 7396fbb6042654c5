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
  next: {
    after: (what: string) => `then: ${what}`,
    back: (what: string) => `then back to: ${what}`,
    of: (phase: string, side: string) => `${phase}, ${side}`,
    turn: (n: number) => `turn ${n}`,
    end: 'the battle is over',
  },
  finished: 'The battle is over',
  waitingForSeat: 'The battle begins when somebody takes the free seat.',
  watching: 'You are watching',
  computerThinks: 'The computer is thinking…',
  sending: 'Sending…',
  lobby: 'Lobby',
  takeBack: 'Take back',
  takeBackIs: 'Take your last order back: nothing was revealed by it.',
  takeAllBack: (n: number) => `Take back all ${n}`,
  takeAllBackIs: (n: number) => `Take back the ${n} orders that went together: nothing was revealed by them.`,
  cancel: 'Cancel',
  close: 'Close',
  forfeit: {
    title: 'Ready?',
    what: 'Once you are ready, you do without this for the whole battle:',
    back: 'Go back',
    goOn: 'Ready all the same',
  },
  confirmEnd: 'Nothing has moved yet. End the movement all the same?',
  confirmEndYes: 'Yes, end it',

  panels: { orders: 'Orders', log: 'Log', forces: 'Forces', talk: 'Talk', match: 'Match' },
  panelsLabel: 'Panels',
  unheard: (n: number) => (n === 1 ? '1 new' : `${n} new`),
  raise: 'Raise the panel',
  lower: 'Lower the panel',
  boardLabel: 'The board. Everything on it is also in “Board in words”.',
  boardLoading: 'Unrolling the map…',
  boardFailed:
    'The picture of the board could not be drawn in this browser. The board in words below is complete: you can play with it.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  zonesTool: 'Zones of control (Z)',
  rangeTool: 'Range and sight (R)',
  keysTitle: 'Keys',
  keysOpen: 'Keys (?)',
  inStack: (name: string, n: number, of: number) => `${name}, ${n} of ${of} in this hex`,
  costs: (points: string) => `costs ${points}`,
  more: (n: number) => `${count(n, 'other thing', 'other things')} can be done there`,

  select: 'Choose a piece on the board or from the list.',
  nothingToDo: 'No piece of yours can act now.',
  onlyToEnd: (button: string) => `Nothing more can be done here. Press “${button}” to go on.`,
  nothingToOrder: 'Nothing to decide here now.',
  readAbout: 'Choose a hex or a counter to read about it.',
  deselect: 'Put it down',
  inHand: {
    lit: (n: number) => `${count(n, 'hex', 'hexes')} lit`,
    targets: (n: number) => count(n, 'target'),
    choose: 'Choose the hex they are to go to.',
  },
  signs: 'What the letters and signs mean',
  canAct: 'These can act',
  stackAt: 'In this hex',
  emptyHex: 'Nobody stands here.',
  asking: 'Asking what it can do…',
  noOptions: 'It can do nothing now.',
  aloneTo: (n: number) => `Alone it can go to ${count(n, 'hex', 'hexes')}; the formation then breaks up.`,
  destination: 'Destination',
  go: 'Go',
  targets: 'Targets',
  entry: 'Waiting off the map',
  entryHint: 'Choose one, then a lit hex on the edge to enter by.',
  toPlace: 'Still to place',
  allPlaced: 'Every piece is on the map.',
  setUps: 'Recommended set-ups',
  setUpNow: 'Set up',
  settingUpNow: 'Setting up…',
  setUpAgain: 'Another set-up',
  setUpPlacesAll: 'It puts everything in place; you can shift any of it afterwards.',
  setUpLaysAll: 'It puts everything in place, dummies by lot; you can shift any of it afterwards.',
  whenAsked: {
    title: 'When I am asked',
    asItComes: 'each time',
    notNow: (n: number) => (n === 1 ? 'one step put off' : `${n} steps put off`),
    notBefore: (turn: number) => `not before turn ${turn}`,
    notAnyMore: 'not any more',
    endEmpty: 'End a step by itself once nothing is left to do in it',
    endEmptyIs: 'what you did last in it can then often not be taken back',
  },
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
  whoGoes: (going: number, asked: number) =>
    going === asked
      ? asked === 2
        ? 'Both go along'
        : 'All go along'
      : going === 0
        ? 'They stay'
        : `${going} of ${asked} go along`,

  aims: {
    title: 'What it is about',
    you: 'You must',
    side: (side: string) => `${side} must`,
    help: 'What does it all mean?',
  },

  group: {
    title: (n: number) => `${count(n, 'piece', 'pieces')} in hand`,
    more: (n: number) => `, and ${n} more`,
    hint: 'Choose the hex they are to go to: on the board, or by its number. Each goes as near as it can.',
    asking: 'Working out the ways…',
    going: 'On their way…',
    planned: (n: number) => (n === 0 ? 'None of them comes nearer to it.' : `${count(n, 'goes', 'go')} as shown.`),
    stay: (names: string) => `${names} can come no nearer.`,
    manyStay: (n: number) => `${n} can come no nearer.`,
    breaksOff: (name: string) => `After ${name} something is asked or thrown; whoever is left can be sent on then.`,
    send: (n: number) => `Send ${n === 1 ? 'it' : `all ${n}`} (Enter)`,
    toHex: 'To hex',
    show: 'Show the ways',
    all: (n: number) => `All ${n} (A)`,
    waiting: (n: number) => `The ${n} at the edge`,
    on: (n: number) => `March on: ${n} (M)`,
    several: 'Tap several',
    attack: (n: number) => `All ${n} attack (A)`,
    attackObliged: 'Only who must',
    attackIs: 'Each whom it is likeliest to hit. Nothing is fought yet, and each can be called off.',
    halted: (gone: number, planned: number) =>
      gone === 0
        ? `None of the ${planned} went: they stand where they were.`
        : `${gone} of ${planned} went; the rest stand where they were.`,
  },

  aloneSuffix: (label: string) => `${label}, alone: the formation breaks up`,

  odds: {
    title: 'Odds',
    nothing: 'No effect',
    ifItWithdraws: 'If it withdraws:',
    ifItStands: 'If it stands:',
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
    cites: 'Only what cites',
    citesAll: 'Show all',
    show: 'Show',
    choices: {
      all: 'everything',
      fights: 'fights',
      moves: 'moves',
      abilities: 'special deeds',
      mine: 'what concerns my side',
    },
    goTo: (hex: string) => `Go to ${hex}`,
  },
  people: {
    free: 'free seat',
    you: 'you',
    speeds: { off: 'Off', calm: 'Calm', quick: 'Quick' },
  },

  pace: {
    title: 'What happens',
    pause: 'Pause',
    goOn: 'Go on',
    pauseIs: 'Pause, or go on (Space)',
    speed: 'How fast it is played (V)',
    skip: 'Skip',
    skipIs: 'Skip to how it stands (X)',
    again: 'See again what they did (G)',
    said: {
      playing: 'What they do is played. Space pauses it, X skips it.',
      paused: 'Paused. Space goes on.',
      off: 'Animations are off. The tab Match brings them back.',
    },
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

  result: {
    /** Nobody has won, for that reason. */
    none: (reason: string) => (reason === 'void' || reason === 'abandoned' ? 'Not counted' : 'A draw'),
    sideWon: (side: string) => `${side} wins`,
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
