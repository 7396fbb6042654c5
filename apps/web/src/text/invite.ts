/** Words of an invitation: fetched for who waits for an opponent. */
export const invite = {
  title: 'Send this link to a friend',
  body: 'The match begins when somebody takes the other seat. You may close this page: the match is kept under “Your matches”.',
  listedBody: 'Your match is on the open list. You may also send the link to somebody you know.',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share…',
  link: 'Invitation link',
  waiting: 'Waiting for an opponent',
} as const;
