/** The words of the page about this server and these pages: read by few, and fetched by them alone. */
export const about = {
  title: 'About Warbeacon',
  what: 'Warbeacon is a server and a web client for hex siege wargames. The server knows the rules and decides everything; this page only shows what it says and offers what it allows. You can play against the computer, by invitation or against whoever waits, and anybody may watch, unless the two players agree otherwise.',
  diceTitle: 'How the dice are kept honest',
  dice: [
    'Before the first piece is placed, the server draws a secret of 32 random bytes and publishes its fingerprint (a SHA-256 hash), which is in the tab “Match” for you to keep. It cannot change the secret afterwards without the fingerprint giving it away.',
    'Every die of the match is computed from that secret and the number of the command that rolls it. Nobody can roll again: a refused command rolls nothing, and the number of a command that was taken back is not used a second time.',
    'Each command, its dice and a fingerprint of the position are written to a log in which every line holds the fingerprint of the line before. A changed die or a missing line breaks the chain.',
    'When the match is over the secret is published, so anybody can recompute every die and replay the whole match to the same result. “Verify” at the end of a match does it in your browser. The record is in the tab “Match” of every match.',
  ],
  diceProof:
    'This proves that no die was changed after you got the fingerprint. It does not prove that whoever runs the server drew the secret blindly: the players have no share in it, so it could have been chosen among many, and whoever knows it knows the dice to come. Play where you trust the host.',
  oddsTitle: 'The odds you are shown',
  odds: 'Percentages are not simulated. They are counted out from the same tables the server uses to decide, with every modifier named by its rule case. One roll in twenty still goes against nineteen-to-one odds.',
  privacyTitle: 'What is kept about you',
  privacy:
    'The name you choose and the matches you play; and while a match of yours waits for an opponent, a scrambled form of the network address it was made from, so that nobody can fill the list. In the lobby you can have yourself forgotten. No e-mail, no tracking, and nothing is fetched from anywhere but this server.',
  creditsTitle: 'Credits and licences',
  work: 'Work',
  by: 'By',
  licence: 'Licence',
  gameNote:
    'The battles shown are adaptations of published board wargames. Rules are told in our own words, with the numbers of the cases; values the printed sheets do not give are our own and are marked as house values.',
} as const;
