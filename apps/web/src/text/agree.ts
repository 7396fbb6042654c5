/** Verbs that agree with whom a sentence is about: counters bear names of one, `Infantry 3`, and of many, `Orcs 3`. */

const MANY: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  goes: 'go',
  passes: 'pass',
  pushes: 'push',
  rallies: 'rally',
  it: 'they',
  its: 'their',
  does: 'do',
  Does: 'Do',
};

/** `{is} thrown back, {its} order lost`: words in braces stand as of one, and are put as of many where that is meant. */
export const agreeing = (many: boolean, sentence: string): string =>
  sentence.replace(/\{(\w+)\}/g, (_, word: string) => (many ? (MANY[word] ?? word.replace(/s$/, '')) : word));
