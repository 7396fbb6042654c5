/** Words about playing once more, with sides swapped: fetched at the end of a match. */
export const rematch = {
  title: 'Once more?',
  challenge: 'Challenge them to something else',
  offer: 'Offer a rematch, with sides swapped',
  offered: (name: string) => `You have offered a rematch. ${name} is asked, here and in the lobby.`,
  offers: (name: string) => `${name} offers a rematch, with the same options and the sides swapped.`,
  declined: (name: string) => `${name} has declined a rematch.`,
  youDeclined: (name: string) => `You have declined a rematch. Should you think again, ${name} can still be asked.`,
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Take the offer back',
  go: 'To the rematch',
} as const;
