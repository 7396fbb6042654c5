/** The words of tournaments: their list, and the page of one. */
import type { EntrantState, Format, FormatKind, LegResult, Phase, RoundState, TieBreak } from '@warbeacon/tournament';
import { count } from './en.ts';

const halfPoint = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : whole === 0 ? '½' : `${whole}½`;
};

const ordinal = (n: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(n);
  return `${n}${rule === 'one' ? 'st' : rule === 'two' ? 'nd' : rule === 'few' ? 'rd' : 'th'}`;
};

const FORMATS: Readonly<Record<FormatKind, string>> = {
  swiss: 'Swiss',
  'round-robin': 'Everybody meets everybody',
  elimination: 'Knock-out',
  'double-elimination': 'Double knock-out',
  groups: 'Groups, then knock-out',
  ladder: 'Ladder',
};

/** The format of a list's line is a plain string, from servers of any version. */
const isFormat = (kind: string): kind is FormatKind => Object.hasOwn(FORMATS, kind);

export const events = {
  title: 'Events',
  busy: {
    pairing: (done: number, of: number) => `The round is being paired: ${done} of ${of}.`,
    starting: (done: number, of: number) => `Boards are being set up: ${done} of ${of}.`,
  },
  lead: 'Tournaments of any size, from four friends on an evening to hundreds over months. Anybody may look on.',
  make: 'Make an event',
  lists: { coming: 'Coming', running: 'Running now', over: 'Over', mine: 'Yours' },
  empty: {
    coming:
      'Nothing is announced. Make an event yourself: it takes two minutes, and you see it played through with made-up entrants before anybody hears of it.',
    running: 'No event is being played at this hour. What is coming stands above.',
    over: 'No event has ended yet. Tables and records of those that do stay here for ever.',
    mine: 'Events that you make, keep order in, or enter are listed here.',
  },
  mineNoName: 'Sign in to see the events that you make or enter.',
  formatOf: (kind: string): string => (isFormat(kind) ? FORMATS[kind] : kind),
  phases: {
    draft: 'Draft',
    announced: 'Announced',
    entries: 'Entries are open',
    'check-in': 'Check-in',
    running: 'Running',
    finished: 'Over',
    cancelled: 'Cancelled',
  } satisfies Record<Phase, string>,
  paused:
    'The event is paused: nothing new begins, and nobody loses for not being there. Games that are being played go on.',
  pausedBoards: 'The event is paused, and its games stand still with their clocks until its organiser lets it go on.',
  roundOf: (round: number, rounds: number | null, format: string) =>
    format === 'ladder'
      ? 'Running'
      : round === 0
        ? 'Not paired yet'
        : rounds === null
          ? `Round ${round}`
          : `Round ${round} of ${rounds}`,
  round: (n: number) => `Round ${n}`,
  entrants: (n: number, limit: number | null) =>
    limit === null ? count(n, 'entrant') : `${n} of ${count(limit, 'entrant')}`,
  roles: { owner: 'you organise it', arbiter: 'you are an arbiter' },
  youPlay: 'you play',
  by: 'by',
  open: 'Open',
  missing: 'There is no event at this address',
  missingBody: 'The link may be cut short, or the event is a draft that only its organiser sees.',
  toList: 'All events',
  toPage: 'To the event',
  toDesk: 'Organiser’s desk',
  loading: 'One moment …',
  halfPoint,
  ordinal,

  // The page of one.
  when: 'When',
  who: 'Who',
  what: 'What',
  terms: 'Terms',
  yourTime: 'by your clock',
  there: (hour: string) => `${hour} where it is held`,
  calendar: 'Into my calendar',
  live: (checkIn: number, noShow: number, pause: number) =>
    `Rounds in one sitting; who has not come ${noShow} minutes after the start of a round loses it` +
    (pause > 0 ? `; ${pause} minutes between rounds` : '') +
    (checkIn > 0 ? `. Check-in opens ${checkIn} minutes before the first.` : '.'),
  slow: (days: number) => `${count(days, 'day')} for each round.`,
  format(format: Format): string {
    switch (format.kind) {
      case 'swiss':
        return `Swiss, ${count(format.rounds, 'round')}`;
      case 'round-robin':
        return format.cycles === 2 ? 'Everybody meets everybody twice' : 'Everybody meets everybody once';
      case 'elimination':
        return format.thirdPlace ? 'Knock-out, with a match for the third place' : 'Knock-out';
      case 'double-elimination':
        return 'Double knock-out: out after two losses';
      case 'groups':
        return `${format.groups} groups, the best ${format.advance} of each go on to a knock-out`;
      case 'ladder':
        return `Ladder: challenge up to ${count(format.reach, 'place')} above you`;
    }
  },
  legs: { 1: 'One match against each opponent', 2: 'Two matches against each opponent, with sides swapped' },
  sides: {
    balanced: 'Sides as even as can be',
    fixed: 'The better seed has the first side',
    bids: 'Sides by sealed bids',
  },
  entry: {
    open: 'Open to everybody with an account',
    code: 'Open to who has the code',
    approval: 'The organiser lets entrants in',
    rating: 'By rating',
  },
  entryRange: (from: number, to: number) => `Ratings from ${from} to ${to}`,
  rated: 'Rated',
  noClock: 'No clock',

  // What the reader may do.
  nextGame: 'Your next game',
  against: (round: number, name: string) => `Round ${round}, against ${name}`,
  bye: (round: number) => `Round ${round}: you rest, and get the points of a bye.`,
  secondLeg: 'second match, sides swapped',
  youCommand: (side: string) => `You command ${side}.`,
  until: (when: string, left: string) => `To be played by ${when} (${left}).`,
  toBoard: 'To my board',
  starts: 'The board is being set up. It appears here by itself.',
  enter: 'Enter',
  entered: 'You are entered.',
  askedToEnter: 'You have asked to enter. The organiser will let you in, or not.',
  onWaitingList: 'You are on the waiting list: you come in when somebody leaves.',
  isIn: 'You are checked in. The first round appears here by itself.',
  youWithdrew: 'You have withdrawn. What you played stays.',
  youRemoved: 'You were taken out of this event. The reason stands in its log.',
  checkIn: 'I am here',
  checkInWhy: 'Say that you are there: who has not by the start is not paired.',
  withdraw: 'Withdraw',
  withdrawSure: 'Withdraw from the event?',
  withdrawBody: 'You are paired no more. What you have played stays in the table, and a game that runs is lost.',
  stay: 'Stay',
  code: 'Code',
  codeHint: 'The organiser gives it to those who are invited.',
  needsAccount: 'To enter an event you need an account: it keeps your seat for weeks, on all of your devices.',
  toAccount: 'Make an account, or sign in',
  restNext: (round: number) => `Rest in round ${round}`,
  restAsked: (round: number) => `You rest in round ${round}. I can play after all`,
  placed: (place: string, points: string) => `You are ${place}, with ${points}.`,
  points: (halves: number) => (halves === 2 ? '1 point' : `${halfPoint(halves)} points`),
  callArbiter: 'Call an arbiter',
  callWhy: 'What should an arbiter look at?',
  callHint: 'Your opponent and everybody sees that you have called, and what is decided.',
  callSend: 'Call',
  called: 'An arbiter has been called. The ruling appears here.',
  cancel: 'Leave it',
  bidTitle: 'Your sealed bid',
  bidBody: (opponent: string) =>
    `Name in secret the side that you would rather have, and what you give for it. ${opponent} does the same; the higher bid gets its side, and equal bids go by seed. Who wants another side than you takes nothing for it. Nobody sees yours before both are in.`,
  bidSide: 'Side that you prefer',
  bidPoints: 'Points that you give',
  bidSend: 'Seal the bid',
  bidWaits: 'Your bid is in. It is opened when that of your opponent is, too.',
  bids: (name: string, given: string, side: string) => `${name} bid ${given} for ${side}`,
  champion: (name: string) => `${name} has won the event.`,
  champions: 'Winner',
  more: 'More',

  tabs: {
    overview: 'Overview',
    rounds: 'Rounds',
    standings: 'Standings',
    ladder: 'Ladder',
    history: 'History',
    bracket: 'Bracket',
    table: 'Table',
    boards: 'Boards',
    entrants: 'Entrants',
    sides: 'Sides',
    files: 'Files',
  },
  tabsOf: 'Parts of the event',
  allStandings: 'All standings',
  nothingYet: 'Nothing is paired yet. Standings, boards and tables appear here once it begins.',
  nobodyYet: 'Nobody has entered yet. Be the first.',
  nobodyYetClosed: 'Nobody has entered yet. Entries are not open.',
  featured: 'The board to watch',
  feature: 'Show it first',
  unfeature: 'Show it first no longer',
  featuredWhy: 'Of the boards that run now, the one whose players stand highest.',
  watch: 'Watch',
  boards: 'Boards of the round',
  noBoards: 'No board is running now.',
  noPictureYet: 'Nobody has moved yet.',
  noPicture: 'Nobody may watch this match before it is over.',
  late: (minutes: number) => `Shown ${count(minutes, 'minute')} late.`,

  roundStates: { proposed: 'proposed', published: 'being played', closed: 'over' } satisfies Record<RoundState, string>,
  roundProposed: 'This is a proposal that only organisers see.',
  pairings: (n: number) => count(n, 'pairing'),
  running: (n: number) => (n === 0 ? 'All are over.' : `${count(n, 'game')} still to end.`),
  deadline: (when: string) => `To be played by ${when}`,
  group: (n: number) => `Group ${String.fromCharCode(64 + n)}`,
  rests: (name: string) => `${name} rests`,
  rest: 'bye',
  versus: 'against',
  notBegun: 'not begun',
  playing: 'being played',
  disputed: 'waits for a ruling',
  givenUp: (what: string) => `No pairing was possible without giving something up: ${what}.`,
  leg: (n: number) => `Match ${n}`,
  result(result: LegResult, winner: string): string {
    switch (result.kind) {
      case 'played':
        return result.winner === null ? 'drawn' : `${winner} won${result.margin > 0 ? ` by ${result.margin}` : ''}`;
      case 'walkover':
        return `${winner} won without play`;
      case 'double-loss':
        return 'lost by both';
      case 'adjudicated':
        return result.winner === null ? 'ruled a draw' : `ruled a win for ${winner}`;
      case 'void':
        return 'void';
    }
  },
  previousRound: 'Round before',
  nextRound: 'Round after',
  find: 'Find somebody',
  foundNobody: (what: string) => `Nobody here is called “${what}”.`,

  place: 'Place',
  name: 'Name',
  score: 'Points',
  howComputed: (name: string) => `How ${name}’s standing was computed`,
  tieBreaksNote:
    'Equal points are told apart by the columns after them, from the left. Open a line to see how it was computed, number by number.',
  byesNote: 'For Buchholz a round without play counts as a draw against somebody with one’s own points.',
  tieBreaks: {
    'head-to-head': 'Head to head',
    buchholz: 'Buchholz',
    'buchholz-cut-1': 'Buchholz, worst left out',
    'median-buchholz': 'Buchholz, best and worst left out',
    'sonneborn-berger': 'Sonneborn-Berger',
    wins: 'Wins',
    'wins-as-weaker': 'Wins as the weaker side',
    margin: 'Margin',
    'harder-sides': 'Games with the harder side',
    seed: 'Seed',
    lot: 'Lot',
  } satisfies Record<TieBreak, string>,
  tieBreaksShort: {
    'head-to-head': 'H2H',
    buchholz: 'BH',
    'buchholz-cut-1': 'BH−1',
    'median-buchholz': 'MBH',
    'sonneborn-berger': 'SB',
    wins: 'Won',
    'wins-as-weaker': 'Weak',
    margin: 'Mar',
    'harder-sides': 'Hard',
    seed: 'Seed',
    lot: 'Lot',
  } satisfies Record<TieBreak, string>,

  seed: (n: number) => `seed ${n}`,
  rating: 'Rating',
  entrantStates: {
    asked: 'asks to enter',
    waiting: 'waiting list',
    entered: 'entered',
    in: 'here',
    withdrawn: 'withdrew',
    removed: 'taken out',
  } satisfies Record<EntrantState, string>,

  files: 'Files',
  filesLead: 'Everything of this event, to keep, to check or to work on.',
  fileNames: {
    json: 'Everything, as JSON: the log from which all standings can be made again',
    csv: 'Entrants, as CSV',
    'standings.csv': 'Standings, as CSV',
    'games.csv': 'All games with their results, as CSV',
    records: 'The records of all matches that are over, in one archive',
    trf: 'Report for chess tools, as TRF',
    ics: 'Hours, as a calendar (iCalendar)',
  },
  records: 'Records of its matches',
  recordsNote: 'Each can be replayed and proved on its own.',
} as const;
