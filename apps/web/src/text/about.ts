/** The words of the page about this server and these pages: read by few, and fetched by them alone. */
export const about = {
  title: 'About Warbeacon',
  what: 'Warbeacon is a server and a web client for battle games: sieges on hexes, and miniatures on a table measured in inches. The server knows the rules and decides everything; this page only shows what it says and offers what it allows. You can play against the computer, by invitation or against whoever waits, and anybody may watch, unless the two players agree otherwise.',
  diceTitle: 'How the dice are kept honest',
  dice: [
    'Before the first piece is placed, the server draws a secret of 32 random bytes and publishes its fingerprint (a SHA-256 hash), which is in the tab “Match” for you to keep. It cannot change the secret afterwards without the fingerprint giving it away.',
    'Every die of the match is computed from that secret, the number of the command that rolls it, and what the player’s own browser adds to it: the next link of a chain that it has bound itself to. Nobody can roll again: a refused command rolls nothing, and the number of a command that was taken back is not used a second time.',
    'Each command, its dice and a fingerprint of the position are written to a log in which every line holds the fingerprint of the line before. A changed die or a missing line breaks the chain.',
    'When the match is over the secret is published, so anybody can recompute every die and replay the whole match to the same result. “Verify” at the end of a match does it in your browser. The record is in the tab “Match” of every match.',
  ],
  diceProof:
    'This proves that no die was changed after you got the fingerprint. The browser of each player has a part in the dice, bound after the fingerprint was given, so the secret could not be chosen to suit anybody; a program, and the computer, have none. Whoever runs the server could tell one player of their own next dice; in a match with strict dice, in which both browsers have a part in every throw, not even that.',
  oddsTitle: 'The odds you are shown',
  odds: 'Percentages are not simulated. They are counted out from the same tables the server uses to decide, with every modifier named by its rule case. One roll in twenty still goes against nineteen-to-one odds.',
  privacyTitle: 'What is kept about you',
  privacy:
    'The name you choose and the matches you play; and while a match of yours waits for an opponent, a scrambled form of the network address it was made from, so that nobody can fill the list. In the lobby you can have yourself forgotten. An account has your e-mail address besides, which nobody else is shown. No tracking, and nothing is fetched from anywhere but this server.',
  creditsTitle: 'Credits and licences',
  work: 'Work',
  by: 'By',
  licence: 'Licence',
  gameNote:
    'The battles shown are adaptations of published board wargames. Rules are told in our own words, with the numbers of the cases; values the printed sheets do not give are our own and are marked as house values.',
} as const;
