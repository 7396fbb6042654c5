/** Beneath the pictures in the rules; they say all that is to be seen. */
export const pictures = {
  zone: 'The hatched hexes are the zone of control of the defender in the middle. The attacker comes into it and stops there. Behind the wall, at the left, the zone does not reach.',
  stacking:
    'At the left one unit with a leader, and a leader alone: leaders never count. In the middle a formation, two equal units with their leader. At the right two units that may not end a phase together.',
  range:
    'From the wall an archer on foot reaches three hexes. It sees over its own wall and over other units. A mountain hides what stands behind it.',
  wall: 'A whole wall: nobody walks up it and no zone crosses it; who stands above strikes down, and who stands below does not strike up. Missiles go both ways, and the wall makes the one above harder to hit.',
  ladder:
    'A ladder against the wall: foot climbs it, and the two may strike at each other across it. Next to it, where there is none, nobody goes up.',
  melee:
    'A throw in two parts. B against armour 3: two dice hit with 2 to 7. Then one die for its morale Y: a 3 is half a loss and one hex back.',
  retreat:
    'Thrown back two hexes: each step outside enemy zones, here hatched, and never onto a friend at the end. The way that leads into a zone is barred. Whoever has no way is lost.',
  formation:
    'Two equal units of one people and their leader meet in one hex: horse as a wedge, foot as a shield wall. Together they strike with A and have armour 4.',
  courage:
    'Each loss counts. When the points of an army have passed its level, or for some armies reached it, it is demoralized: it has no zones any more.',
} as const;
