/** Words of what is opened beside a match or after it: fetched with it. */

export const opened = {
  people: {
    players: 'Players',
    connected: 'here',
    away: 'away',
    computer: 'computer',
    watchers: (n: number) =>
      n === 0 ? 'Nobody is watching.' : n === 1 ? 'One person is watching.' : `${n} people are watching.`,
    resign: 'Resign',
    resignTitle: 'Resign the match?',
    resignBody: 'The other side wins at once. This cannot be taken back.',
    resignYes: 'Yes, resign',
    invite: 'Link for watching',
    speed: 'Animations',
    sounds: 'Sounds',
    soundsAre: 'Dice, arrows and steel, and a horn when it is your move.',
  },
  record: {
    title: 'Record and dice',
    opening: 'What binds the dice',
    whole: 'Record of the match',
    verify: 'Verify',
    before:
      'The server has bound itself to every die by a fingerprint: keep it, and you can prove later whether one was changed. The record with all dice is here when the match is over.',
    after:
      'Every command and every die. Anybody can compute them again: “Verify” does, in this browser. With the fingerprint from before the battle that proves that no die was changed; it tells, too, what part each player’s browser had in them.',
  },
  result: {
    won: 'Victory',
    lost: 'Defeat',
    after: (turn: number) => `Ended in turn ${turn}`,
    lostPieces: 'Pieces lost',
    look: 'Look at the board',
    lobby: 'To the lobby',
    rematch: 'Again, with sides swapped',
  },
  replay: {
    title: 'Replay',
    since: 'What has happened',
    open: 'Replay the battle',
    reading: 'Reading the record…',
    partly: 'Not all of it could be read.',
    run: 'Play',
    pause: 'Pause',
    close: 'Back to the match',
    skip: 'Skip',
    scrub: 'Moment of the battle',
    pace: 'Speed of the replay',
    paces: { slow: 'Slow', calm: 'Calm', quick: 'Quick', hasty: 'Hasty' },
    back: { turn: 'A turn back', phase: 'A phase back', event: 'An event back' },
    forth: { turn: 'A turn on', phase: 'A phase on', event: 'An event on' },
    link: { copy: 'Copy link to this moment', copied: 'Copied', label: 'Link to this moment' },
  },
} as const;
