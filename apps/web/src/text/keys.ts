/** The keys of the table, and what they do: told in a dialog, and beside the players. */
export const KEYS = [
  ['N, Shift N', 'next or previous piece that can act'],
  ['T', 'next target of the piece in hand'],
  ['Arrows', 'walk over what is lit; with nothing lit, move the map'],
  ['Enter', 'go there, or mark what stands there; again: do it, send them'],
  ['S', 'open the stack; S or arrows go through it, Enter chooses'],
  ['E', 'end the step'],
  ['A', 'all who can move; the number of a hex and Enter: their ways there, Enter: send them; in a melee: all attack'],
  ['Z', 'zones of control: the enemy’s, both sides’, none'],
  ['R', 'how far the piece in hand shoots, and what it sees'],
  ['M', 'march on to where they were sent'],
  ['Shift', 'click or drag a box: several pieces; with arrows: move the map'],
  ['Esc', 'put it down'],
  ['+, −', 'nearer, farther'],
  ['F, 0', 'the armies; the whole map'],
  ['?', 'these keys'],
] as const;
