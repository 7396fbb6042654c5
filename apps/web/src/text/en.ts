/** Every sentence of the pages, English. Names of a game's people and places are not here but in `games`. */

/** `1 unit`, `6 units`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat('en').format(n)} ${n === 1 ? one : many}`;
}

export const text = {
  product: 'Warbeacon',
  tagline: 'By hex and by inch.',
  lead: 'Storm the wall or hold it: against a friend far away, a stranger, or the machine. No account, no waiting.',

  nav: {
    rules: 'Rules',
    players: 'Players',
    events: 'Events',
    about: 'About',
    signIn: 'Sign in',
    makeAccount: 'Make an account',
    skip: 'Skip to the content',
    light: 'Daylight colours',
    dusk: 'Dusk colours',
  },

  errors: {
    offline: 'The server could not be reached. Nothing was lost: try again in a moment.',
    unreadable: 'The server answered something this page does not understand. Reload the page; your matches are kept.',
    unknownGame: (game: string) =>
      `This page does not know the game “${game}”. Reload it to get the newest one; if that does not help, this server does not play it here.`,
    unknown: 'Something went wrong on this page. Your matches are kept on the server; reload the page to go on.',
    crashedTitle: 'This page tripped',
    crashed: 'A fault in the page stopped it. The match itself is safe on the server. Reload to go on where you were.',
    reload: 'Reload the page',
    retry: 'Try again',
    renewed: 'This page has been renewed since you opened it. Nothing was lost: reload it.',
    sessionGone:
      'The server does not know you by your name any more, so you are looking on. Choose a name to play again.',
  },

  name: {
    title: 'What shall we call you?',
    label: 'Your name',
    hint: 'Shown to opponents and spectators. At most 24 characters. It is kept in this browser; an account you can make later.',
    go: 'Continue',
    cancel: 'Not now',
    playingAs: 'Playing as',
    none: 'You have no name yet. You choose one when you start or join a match.',
    account: 'Your account',
    forget: 'Forget me',
    lockOut: 'Lock others out',
    tooLong: 'A name has 1 to 24 characters.',
  },

  side: {
    choose: 'Your side',
    heading: 'Side',
    random: 'Either',
  },

  lobby: {
    playTitle: 'Play',
    lessons: (n: number, of: string) => `New to it? ${n} short lessons${of}`,
    game: 'Game',
    turns: (n: number) => count(n, 'turn'),
    difficulty: { easy: 'Easy', middling: 'Middling', hard: 'Hard' },
    ways: {
      computer: {
        title: 'Play the computer',
        body: 'Starts at once. Leave and come back whenever you like.',
        go: 'To battle',
      },
      friend: {
        title: 'Invite a friend',
        body: 'You get a link. Whoever opens it may take the other side.',
        go: 'Make an invitation',
      },
      listed: {
        title: 'Find an opponent',
        body: 'Take a free seat, or put your own match on the list and wait for a challenger.',
        go: 'List a match',
      },
    },
    openEmpty: 'Nobody is waiting just now. List a match and be the first: it stays on the list until somebody joins.',
    openTitle: 'Waiting for an opponent',
    join: 'Take the seat',
    mineTitle: 'Your matches',
    mineEmpty: 'No matches yet. The quickest way to the walls is a match against the computer.',
    mineNoName: 'Matches you start or join are listed here, for you to come back to.',
    waitForYou: (n: number) => (n === 1 ? 'one waits for you' : `${n} wait for you`),
    decide: 'Your move',
    resume: 'Resume',
    openInvite: 'Open',
    see: 'See the end',
    answer: 'Answer',
    offersRematch: (name: string) => `${name} offers a rematch`,
    watchTitle: 'Watch',
    watchEmpty: 'No match is being fought at this hour. Finished matches and new ones appear here.',
    watch: 'Watch',
    yourMove: 'Your move',
    theirMove: (name: string) => `${name} to move`,
    waiting: 'Waiting for an opponent',
    waitingFor: (name: string) => `Waiting for ${name}`,
    over: 'Finished',
    loading: 'Asking the server…',
    showMore: 'Show more',
    withdraw: 'Withdraw',
    creating: 'Setting up the board…',
    freeSeat: 'free seat',
    computer: 'Computer',
    computerOf: (level?: string) => (level ? `Computer, ${level}` : 'Computer'),
    you: 'you',
    versus: 'against',
  },

  join: {
    title: (name: string) => `${name} calls you to battle`,
    offer: (side: string) => `The ${side} seat is free.`,
    take: (side: string) => `Command ${side}`,
    watch: 'Just watch',
    taken: 'Both seats are taken. You can watch the match.',
    yours: 'This is your own match. Send the link to somebody else.',
    back: 'Go to the board',
    unknown: 'A battle of another kind',
    closed: 'A private match',
    missing: 'There is no match at this address',
    missingBody:
      'The link may be cut short, or the match was never made. Ask for the link again, or start a match of your own.',
    toLobby: 'To the lobby',
  },

  match: {
    turn: (turn: number) => `Turn ${turn}`,
    beforeTurn1: 'Setting up',
    wins: (side: string) => `${side} won`,
  },

  options: {
    yes: 'Yes',
    no: 'No',
    never: 'never',
    none: 'nobody',
    practice: 'Practice: this match began from a written position.',
    unusual: 'Not as usual in this match:',
  },

  rules: {
    readCase: (number: string) => `Read case ${number} in the rules`,
  },

  house: {
    why: 'No printed sheet of the game tells this, so the house has chosen it.',
    list: 'All of them',
  },

  notFound: {
    title: 'Nothing stands here',
    body: 'There is no page at this address.',
  },
} as const;
