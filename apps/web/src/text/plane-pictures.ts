/** Beneath the pictures in the rules of the miniature game; they say all that is to be seen. */
export const planePictures = {
  round:
    'The shaded ring is the Control Zone of the Orc: all that is nearer than 1" to its base. Straight on leads through it, and is barred; the bent way keeps clear of it, and is open.',
  beginning:
    'Who begins in a zone may stay, may charge the Orc whose zone it is (1), or may walk away (2): in the zone or out of it, but never nearer. The way past him (3) comes nearer, and is barred.',
  charge:
    'The charger enters the zone of the Orc that he charges, and goes on in it to the far side of the base, until the bases touch. Once inside he ignores the zone of the Orc beside it.',
  fights:
    'Two against two in one knot: each base touches two enemies. They are drawn apart into two Fights, one against one. Who has Priority says who fights whom.',
  inTheWay:
    'The shot at 1 is clear. A friend hides a part of 2, and a fence a part of 3: such a shot is not taken, or, in a full game, must pass what is in the way on 4 or more.',
  back: 'The Orc has lost, and backs away from the winner: 1" straight, where its owner likes, as long as no step brings it nearer to any enemy of that Fight. Here three of the ways are open; the one that leads back is barred.',
  trapped:
    'There is nowhere to go for the Orc in the middle: enemies and the fence stand all around it, and each way is shorter than 1". It is Trapped, and every Attack against it strikes twice.',
  makeWay:
    'Between two fences a friend stands right behind the loser. It is not Engaged, and goes back by just so much that there is 1" to back away. One friend may do so, and nobody must.',
  spears:
    'At the left a spear supports the friend in front of it, whose base it touches: one Attack more, and nobody can strike it. At the right two pikes, one behind the other, support the same Uruk.',
  heights:
    'From the side: a bank up to half of a man’s height does not hinder him. A wall up to his height is jumped, and a higher one climbed. A gap no wider than twice his height is leapt from its edge.',
  swimming:
    'His base comes upon deep water with its middle, after 2" of 6", and he takes a Swim test at once. On 2 to 5 he has half of the 4" that were left; on 6 or more all of it; on 1 or less he sinks.',
  cavalry:
    'A rider who charged Infantry has one Attack more, and if he wins, whom he struck is knocked to the ground after backing away, and is struck as if Trapped.',
  alarm:
    'The raider is within 3" of the Sentry, who sees him: at the end of the turn the alarm is raised. The one behind the hut is as near, but out of his sight.',
} as const;
