/** Words about verifying a record, and about the luck of its dice. */
import { count } from './en.ts';

const percent = (share: number): string => `${(100 * share).toLocaleString(undefined, { maximumFractionDigits: 1 })} %`;

export const verify = {
  title: 'Verify a match',
  link: 'Verify a record',
  about:
    'Your browser plays the whole record again by the rules and throws every die anew. Nothing is sent anywhere, and no word of the server is believed.',
  choose: 'Choose a record',
  chooseOther: 'Choose another record',
  drop: 'or drop the file here. “Record of the match” in the tab “Match” of every match that is over gives one.',
  preparing: 'Fetching the rules…',
  prepared: 'Everything is here: from now on this page works without a line.',
  unprepared: 'Not all rules could be fetched: reload this page to have them.',
  noWorker: 'This page could not begin its work: reload it.',
  ofMatch: 'The record of this match',
  toMatch: 'Back to the match',
  reading: 'Reading the record…',
  playing: (done: number, of: number) => `Playing it again: ${Math.floor((100 * done) / of)} %`,
  progress: 'How much of the record has been looked at',
  cancel: 'Stop',
  cancelled: 'Stopped. Nothing was found out.',

  sound: 'All is right',
  soundSoFar: 'All is right, as far as it goes',
  unclosed: 'The record is not closed: the match is still played, or the end is missing.',
  unsound: 'This is not what was played',
  unjudged: 'This cannot be judged here',

  facts: {
    game: 'Game',
    match: 'Match',
    played: 'Played again',
    playedIs: (entries: number, commands: number) =>
      `${count(entries, 'entry', 'entries')}, ${count(commands, 'command', 'commands')}: each follows from the one before, and each was allowed`,
    dice: 'Dice',
    diceThrown: (n: number) => `${count(n, 'die', 'dice')} thrown again, each as recorded`,
    diceTrusted: (n: number) =>
      `${count(n, 'die', 'dice')} taken on trust: the secret they come from is not published before the end`,
    commitment: 'Fingerprint of the server’s secret',
    commitmentFits: 'The secret that was published fits this fingerprint, which bound the server before play:',
    commitmentOpen: 'Bound the server before play:',
    added: 'Added by the players',
    addedNothing: (side: string) => `${side}: nothing. Those dice come from the server’s secret alone.`,
    addedLinks: (side: string, links: number, without: number) =>
      `${side}: ${count(links, 'command', 'commands')} with a link of its own chain; ${count(without, 'throw', 'throws')} without one.`,
    addedByOrders: (n: number) =>
      `Of these ${count(n, 'was', 'were')} given by orders left beforehand, with nobody there to add a link.`,
    addedBesides: (side: string, n: number) =>
      `${side} added a link besides to ${count(n, 'command', 'commands')} of the other side.`,
    addedAnew: (side: string, times: number) =>
      `${side} began its chain anew ${count(times, 'time', 'times')}, and throws before that stand.`,
    passedOver: (side: string, n: number, without: number) =>
      `${count(n, 'throw', 'throws')} of ${side} passed over unthrown, ${without} of them without a link.`,
    result: 'Result',
    won: (side: string, reason: string) => `${side} won: ${reason}`,
    drawn: (reason: string) => `Nobody won: ${reason}`,
    byRules: (number: string) => `, by rule case ${number}`,
    none: 'The rules have ended no game here.',
    position: 'Fingerprint of the last position',
  },
  notShown:
    'What this cannot show: that whoever runs the server drew the secret blindly and did not choose it among many.',
  noChoice:
    'Every throw had a part of both players in it that came after the server was bound: it could not choose its secret so that the dice fell as it liked.',
  compare: 'The fingerprint that you kept from before play',
  compareHint: 'It is in the tab “Match” from the first minute on. Here you see whether it is still the same.',
  keptHere: (day: string) =>
    `This browser kept the fingerprint on ${day}, while the match was played, and it is the same: the server has stood by what bound it then.`,
  otherHere: (day: string, kept: string) =>
    `This browser kept another fingerprint on ${day}, while the match was played: ${kept}. The record is of one piece, and is not of the match that was played then: the server has exchanged its secret, or somebody the record.`,
  same: 'It is the same: the server is bound by what you kept.',
  other: 'It is another one: this is not the record of the match that you kept it of, or the server has exchanged it.',

  fault: {
    where: (entry: number) => `The fault is in entry ${entry}`,
    when: (turn: string, phase: string, move: number) => `${turn}, ${phase}, at move ${move}`,
    before: (entry: number) => (entry === 0 ? '' : 'Everything before it is sound.'),
    expected: 'Expected',
    found: 'Found',
    nothing: 'nothing',
    look: 'Look at that moment',
    code: (code: string, number: string | null) =>
      `In the words of programs: ${code}${number ? `, rule case ${number}` : ''}`,
    missing: (expected: string, found: string) =>
      Number(found) > Number(expected)
        ? `Entry ${expected} is missing: entry ${found} stands in its place.`
        : `Entry ${found} stands a second time, where entry ${expected} should be.`,
    chain:
      'The entry does not follow from the one before it: one of the two was exchanged, or others between them were taken out.',
    changed: 'The entry was changed after it was written: its fingerprint does not fit what it says.',
    dice: 'It records dice that were not thrown.',
    position: 'What is recorded leads to another position than the one recorded.',
    rule: (words: string) => `By the rules: ${words}`,
    what: {
      number: 'Number of the entry',
      entry: 'Fingerprint of the entry',
      chain: 'Fingerprint of the entry before',
      position: 'Fingerprint of the position',
      dice: 'Dice',
      index: 'Number of the throw',
      result: 'Result',
      rules: 'Version of the rules',
    },
  },

  unread: {
    empty: 'The file is empty.',
    'too-large': 'The file is larger than any record can be, 64 MB. It is something else.',
    unreadable: 'The file could not be read. It may have been moved; choose it once more.',
    'not-json': 'The file is no record: records are text in JSON, and this is something else.',
    'cut-off': 'The file ends in the midst of the record: it was not downloaded to its end. Download it once more.',
    'not-a-record': 'The file is no record of a match.',
    'other-format': 'The record is of another form than this page knows. A page of a newer server can read it.',
    'still-played':
      'The match is still played. Its record, and with it the secret of the dice, is published when it is over.',
    refused: 'The server does not give the record.',
    offline: 'The server could not be reached. If you have the record as a file, choose it below.',
    'no-rules': 'The rules of this game could not be fetched. Reload the page when there is a line.',
    broken: 'This page failed at the record and found out nothing. “warbeacon verify” may say more.',
  },
  unknownGame: (game: string) => `The record is of “${game}”, a game that this page does not know.`,
  otherRules: (game: string, played: string, here: string) =>
    `The record was played under version ${played} of the rules of ${game}, by which alone it can be judged; this page has version ${here}. It may well be sound.`,

  luck: {
    title: 'Luck of the dice',
    none: 'No die was thrown.',
    about:
      'All dice that fell on orders of a kind, whoever rolled them. The pips thrown are the dot; the bar is where they fall nineteen times in twenty with honest dice, and the line in it is what is expected.',
    twenty: 'One match in twenty lies outside the bar with honest dice, and of twenty lines so does one. ',
    good: 'More pips are not better for every roll: whether they are, its rule says.',
    fewer: 'fewer pips',
    expected: 'as expected',
    more: 'more pips',
    told: (side: string, lines: readonly string[]) => `Luck of the dice on orders of ${side}. ${lines.join(' ')}`,
    line: (roll: string, pips: string, expected: string, higher: string) =>
      `${roll}: ${pips} pips for ${expected} expected, higher than ${higher}.`,
    sum: ({ pips, expected }: { readonly pips: number; readonly expected: number }) =>
      `${pips.toLocaleString()} for ${expected.toLocaleString()}`,
    outside: 'outside',
    table: (side: string) => `Orders of ${side}`,
    head: {
      roll: 'Dice on',
      dice: 'Dice',
      expected: 'Pips expected',
      usual: '19 in 20',
      pips: 'Thrown',
      percentile: 'Higher than',
      faces: 'Ones to sixes',
    },
    usual: (low: number, high: number) => `${low}–${high}`,
    percent,
    number: (n: number) => n.toLocaleString(),
    faces: (faces: readonly number[]) => faces.join(' '),
  },
} as const;
