/** The words of the organiser's desk. */
import type { Duty, EventLog, HostAct } from '@warbeacon/protocol/events';
import type { ActKind, GiveUp } from '@warbeacon/tournament';
import { count } from './en.ts';

type LogAct = EventLog['entries'][number]['act'];
type Kind = ActKind | HostAct['act'];

export const desk = {
  title: 'Organiser’s desk',
  notYours: 'This desk is for the organiser of the event and its arbiters.',
  duties: 'What waits for you',
  noDuties: 'Nothing waits for you. What does appears here, most urgent first.',
  duty(duty: Duty, who: string): string {
    const round = duty.round === undefined ? '' : `Round ${duty.round}`;
    switch (duty.kind) {
      case 'dispute':
        return `${who}: an arbiter was called${duty.words ? `: “${duty.words}”` : ''}`;
      case 'deadline-over':
        return `${round}: the deadline is over for ${who}`;
      case 'void':
        return `${who}: a game is void; it is to be ruled on, or left out`;
      case 'no-legal-pairing':
        return `${round}: no legal pairing is left; choose what to give up`;
      case 'to-publish':
        return `${round} is paired and waits to be published`;
      case 'to-close':
        return `${round}: all games are over; it can be closed`;
      case 'to-pair':
        return `${round || 'The next round'} can be paired`;
      case 'asks-to-enter':
        return `${who} asks to enter`;
      case 'to-begin':
        return 'The event can begin';
      case 'to-finish':
        return 'All rounds are over; the event can be ended';
      case 'bids-missing':
        return `${who}: a sealed bid is missing`;
    }
  },
  go: {
    dispute: 'Decide',
    'deadline-over': 'Decide',
    void: 'Decide',
    'no-legal-pairing': 'Choose',
    'to-publish': 'Publish',
    'to-close': 'Close',
    'to-pair': 'Pair',
    'asks-to-enter': 'Let in',
    'to-begin': 'Begin',
    'to-finish': 'End it',
    'bids-missing': 'To the round',
  } satisfies Record<Duty['kind'], string>,

  next: 'The course of the event',
  steps: {
    announce: 'Announce it',
    'open-entries': 'Open entries',
    'open-check-in': 'Open check-in',
    begin: 'Begin',
    finish: 'End the event',
    'go-on': 'Go on',
  },
  stepWhy: {
    draft: 'It is a draft: nobody else sees it. Announced, it stands in the list, and nobody can enter yet.',
    announced: 'Everybody sees it. Open entries when people may come in.',
    entries: 'Entries are open. Check-in asks who is there; begin when all are.',
    'check-in': 'Entrants say that they are here. Who has not by the start is not paired.',
    running: 'Pair a round, look at the proposal, publish it; its boards are made at once.',
    finished: 'It is over. Everything stays where it is.',
    cancelled: 'It was cancelled. Everything stays where it is.',
  },
  ladderRuns:
    'Entrants challenge each other, and the hours of challenges are kept by themselves. It runs until you end it.',
  byItself:
    'This event runs by itself: rounds are paired, published and closed when they are due. You can do it earlier.',
  pause: 'Pause the event',
  pauseWhy: 'Why is it paused? Entrants read it.',
  pauseBoards: 'Games that are being played',
  pauseBoardsOf: { 'go-on': 'go on', stand: 'stand still, with their clocks' },
  pausedEvent: 'The event is paused. Games that are being played go on; nothing new begins.',
  pausedBoards: 'The event is paused, and its games stand still with their clocks until you let it go on.',
  cancelEvent: 'Cancel the event',
  cancelWhy: 'Why is it cancelled? Everybody reads it.',

  tabs: {
    entrants: 'Entrants',
    rounds: 'Rounds',
    rulings: 'Rulings',
    change: 'Change',
    people: 'Roles',
    programs: 'Programs',
    log: 'Log',
  },
  tabsOf: 'Parts of the desk',

  // Entrants.
  add: 'Add somebody',
  addName: 'Name of an account, or of a computer player',
  addComputer: 'Plays',
  addPerson: 'a person with an account',
  computer: { learner: 'a computer, learner', steady: 'a computer, steady', strong: 'a computer, strong' },
  addGo: 'Add',
  admit: 'Let in',
  letBack: 'Let back in',
  checkInFor: 'Is here',
  remove: 'Take out',
  removeWhy: (name: string) => `Why is ${name} taken out? Everybody reads it.`,
  replace: 'Replace',
  replaceWhy: (name: string) => `Who plays on for ${name}?`,
  replaceBy: 'Name of an account',
  seeding: 'Seeding',
  seedingHint:
    'Best first. Drag a line, or move it with the arrow keys on its handle; nothing is changed before you keep it.',
  byRating: 'Order by rating',
  keepOrder: 'Keep this order',
  orderAsItWas: 'As it was',
  handle: (name: string, place: number) => `Move ${name}, now ${place}. Arrow keys move it.`,
  moved: (name: string, place: number, of: number) => `${name} is ${place} of ${of}.`,
  seedClosed: 'The seeding is fixed once a round is paired.',
  csv: 'Read in from CSV',
  csvHint:
    'A first row with the column “name”, and “rating” if you like; then a row for each entrant. All of them are added, or none.',
  csvFile: 'A file',
  csvText: 'Its rows, which you may also paste here',
  csvGo: (n: number) => `Add ${count(n, 'entrant')}`,
  csvAll: (n: number) => `${count(n, 'entrant')} added.`,
  forbidden: 'Who may not meet',
  forbiddenHint: 'Two of a household, say: they are never paired with each other.',
  forbid: 'Keep them apart',
  allow: 'Let them meet',
  together: 'Who is to meet',
  togetherHint: 'Two who are paired with each other in a round, whatever the format would have done.',
  meetIn: (a: string, b: string, round: number) => `${a} and ${b}, round ${round}`,
  inRound: 'In round',
  fix: 'Pair them',
  unfix: 'Leave it to the format',
  byes: (n: number) => (n === 0 ? 'Who rests a round' : `Who rests a round (${n})`),
  byesHint: 'Entrants ask for it themselves, or you for them. They get the points of a bye.',
  restsIn: (name: string, round: number) => `${name}, round ${round}`,
  who: 'Who',
  byeGo: 'Let them rest',
  byeBack: 'They play',
  one: 'One',
  other: 'The other',
  apart: (a: string, b: string) => `${a} and ${b}`,

  // Rounds.
  pair: (round: number) => `Pair round ${round}`,
  pairing: 'Pairing …',
  noRounds: 'Nothing is paired yet.',
  beginFirst: 'Rounds are paired once the event has begun.',
  noLegal: 'No legal pairing is left. You can pair it all the same when you give something up:',
  givesUp: {
    rematch: 'Some meet a second time',
    'second-bye': 'Somebody gets a second bye',
    forbidden: 'Some meet who were to be kept apart',
  } satisfies Record<GiveUp, string>,
  proposal: 'The proposal',
  proposalHint: 'Choose two names, and they change places. Nothing is changed before you keep it.',
  swapSides: 'Swap sides',
  swap: (name: string) => `Choose ${name} to change places`,
  chosen: (name: string) => `${name} changes places with whom you choose next.`,
  restsHere: 'rests',
  keepPairings: 'Keep these pairings',
  keepWhy: 'Why are they made by hand? Everybody reads it.',
  asProposed: 'As it was proposed',
  legal: 'These pairings are legal.',
  faults: {
    met: (a: string, b: string) => `${a} and ${b} have met before.`,
    forbidden: (a: string, b: string) => `${a} and ${b} are to be kept apart.`,
    gone: (name: string) => `${name} has withdrawn or was taken out.`,
    byeTwice: (name: string) => `${name} has had a bye before.`,
  },
  warnings: 'Say it in the reason: this is not as the format has it.',
  publish: (round: number) => `Publish round ${round}`,
  close: (round: number) => `Close round ${round}`,
  undo: (round: number) => `Undo round ${round}`,
  undoWhy: (round: number) =>
    `Why is round ${round} undone? Its pairings and results go as if it had never been; its matches stay in the records.`,
  undoGo: 'Undo it',
  deadline: 'Move the deadline',
  deadlineWhy: 'Why is it moved? Entrants read it.',
  deadlineAt: (zone: string) => `New deadline (${zone})`,
  deadlineGo: 'Move it',

  // Rulings.
  rulings: 'Rulings',
  noRound: 'There is nothing to rule on yet.',
  openDisputes: 'Calls that wait for a ruling',
  noDisputes: 'Nobody has called an arbiter.',
  allLegs: 'Games of a round',
  allGames: 'All games, the latest first',
  ofRound: 'Round',
  rule: 'Rule',
  ruleWhy: (who: string) => `How did ${who} end, and why? Both read it, and it stays in the log.`,
  result: 'Result',
  winFor: (name: string) => `A win for ${name}`,
  walkoverFor: (name: string) => `A win for ${name} without play`,
  draw: 'A draw',
  bothLose: 'Lost by both',
  void: 'Void: as if never played',
  margin: 'Margin, as the game counts it',
  ruleGo: 'Decide it',
  again: 'Play it again',
  againWhy: 'Why is it played once more?',
  settle: 'Go on as it stands',
  settleWhy: 'Nothing is changed and the game goes on. Why?',
  settleGo: 'Settle it',
  giveTime: 'Give time',
  giveTimeWhy: 'Who gets more time, and why?',
  minutes: 'Minutes',
  giveTimeTo: 'For',
  giveTimeGo: 'Give it',
  ownCase: 'You play in this one: another arbiter has to decide it.',
  toBoard: 'To the board',

  // Roles.
  owner: 'Owner',
  ownerHint: 'Has made the event, answers for it, and has every power in it but on a board of their own.',
  changeOfOwner: 'To change the event is for its owner.',
  cannotChange: 'The event is over: nothing of it is changed any more.',
  arbiters: 'Arbiters',
  arbitersHint:
    'They run the event: entrants, pairings, rulings, time. To change, announce, end and cancel it, to undo a round and to appoint is the owner’s. Nobody decides on a board of their own.',
  noArbiters: 'You are alone. Somebody should be able to decide when you play yourself.',
  appoint: 'Appoint',
  appointName: 'Name of an account',
  dismiss: 'Dismiss',

  // Log.
  log: 'Log',
  logHint: 'Everything that was done, by whom, when and why. Nobody can change it.',
  earlier: 'Earlier entries',
  noLog: 'Nothing has happened yet.',
  bySchedule: 'by the schedule',
  byMatch: 'by the match',
  acts: {
    create: 'made the event',
    change: 'changed the event',
    announce: 'announced it',
    'open-entries': 'opened entries',
    'open-check-in': 'opened check-in',
    begin: 'began it',
    finish: 'ended it',
    cancel: 'cancelled it',
    pause: 'paused it',
    'go-on': 'let it go on',
    enter: 'entered',
    admit: 'let somebody in',
    'check-in': 'checked in',
    withdraw: 'withdrew',
    remove: 'took somebody out',
    replace: 'replaced an entrant',
    seed: 'set the seeds',
    forbid: 'changed who may not meet',
    fix: 'changed a fixed pair',
    'request-bye': 'asked for a bye, or took it back',
    propose: 'paired a round',
    edit: 'changed pairings by hand',
    publish: 'published a round',
    deadline: 'moved a deadline',
    'close-round': 'closed a round',
    'undo-round': 'undid a round',
    bid: 'sealed a bid',
    'end-bids': 'ended the bids',
    start: 'began a game',
    result: 'told a result',
    rule: 'ruled',
    dispute: 'called an arbiter',
    settle: 'settled a call',
    challenge: 'challenged',
    accept: 'accepted a challenge',
    decline: 'declined a challenge',
    slide: 'went down a place',
    appoint: 'changed who is an arbiter',
    'give-time': 'gave time',
    feature: 'chose the board to watch',
    look: 'looked at a running game',
    hold: 'held a game, or let it go on',
  } satisfies Record<Kind, string>,
  about(act: LogAct, name: (entrant: string) => string): string {
    switch (act.act) {
      case 'enter':
        return act.entrant.name;
      case 'admit':
      case 'check-in':
      case 'withdraw':
      case 'remove':
      case 'slide':
        return name(act.entrant);
      case 'replace':
        return `${name(act.entrant)} → ${act.by.name}`;
      case 'propose':
      case 'edit':
      case 'publish':
      case 'close-round':
      case 'undo-round':
        return `round ${act.round}`;
      case 'deadline':
        return `round ${act.round}`;
      case 'request-bye':
        return `${name(act.entrant)}, round ${act.round}`;
      case 'forbid':
        return `${name(act.a)}, ${name(act.b)}`;
      case 'dispute':
        return name(act.entrant);
      case 'appoint':
        return act.arbiter ? 'appointed' : 'dismissed';
      case 'give-time':
        return `${name(act.entrant)}: ${count(act.minutes, 'minute')}`;
      default:
        return '';
    }
  },
} as const;
