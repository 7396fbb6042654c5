/** What stands beside the talk of a match. */
import type { Preset } from '@warbeacon/protocol';

export const talk = {
  table: 'Between the two players; nobody else hears it, now or later.',
  gallery: 'Among those who look on. The players hear it when the match is over.',
  galleryTitle: 'From the gallery',
  nothing: 'Nothing has been said yet. A word of greeting costs nothing.',
  nothingHere: 'Nobody in the gallery has said anything.',
  earlier: 'What was said before',
  label: 'Say something',
  send: 'Say it',
  presets: 'By one press',
  mutedWords: 'said something you do not hear',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  loading: 'Listening…',
  words: {
    hello: 'Well met!',
    luck: 'Good luck, and good dice.',
    thinking: 'Let me think about this one.',
    back: 'I must go for now, and will be back.',
    nice: 'Well played.',
    sorry: 'Sorry, a slip of the hand.',
    thanks: 'Thank you.',
    game: 'A good game. Thank you for it.',
  } satisfies Record<Preset, string>,
  notes: 'Private notes',
  notesHint: 'For you alone, kept with the match.',
  notesKeep: 'Keep',
  notesKept: 'Kept.',
  tooLong: (over: number) => `${over} characters too many.`,
};
