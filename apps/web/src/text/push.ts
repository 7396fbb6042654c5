/** The words of being told by the browser that a match waits. */
export const push = {
  title: 'Messages in this browser',
  body: 'Your browser tells you when a match waits for you, also while no page of ours is open. The message says that, and nothing else; it goes by the push service of the browser’s maker.',
  on: 'Tell me in this browser',
  off: 'Tell me no more',
  isOn: 'You are told in this browser when a match waits for you.',
  none: 'This browser takes no messages from pages.',
  denied: 'Your browser does not let this page show messages. You can change that in its settings for this page.',
  failed: 'The browser could not reach its push service. Try again later.',
} as const;
