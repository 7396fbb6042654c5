/**
 * What the captain of Gondor makes of what it sees: every number that nobody printed and that another commander might
 * choose otherwise. Points are those of case 9.1; half points are half movement points, in which ways are counted; shares
 * and chances are from 0 to 1; turns are those from which something holds.
 */
export const GONDOR_WEIGHTS = {
  worth: {
    /** Share lost by who is reduced, and by who is thrown back and disrupted. */
    halved: 0.6,
    thrownBack: 0.3,
    /** Points of a leader for each point of his rating. */
    rating: 1.2,
    /** Share. What a leader with the target adds: a die says whether he suffers too. */
    leaderShare: 0.33,
    /** Chance that a struck unit suffers at all once it is hit. */
    hurtWhenHit: 0.7,
    /** Chance that a declared attack leaves its target where it is. */
    missed: 0.6,
  },

  march: {
    /** Points for each half point that a unit comes nearer to its goal. */
    nearer: 0.8,
    /** Points. A move that gains less is not made. */
    leastGain: 0.3,
    /** Share of what could be struck from a place that counts for standing there. */
    strike: 0.6,
  },

  storm: {
    /** Turn. Before it nobody comes within bowshot of the walls. */
    begins: 3,
    bowshot: 2,
    /** Share of what could be struck from a place that counts for standing there. */
    strike: 1,
    /** The same of what a bowman could shoot. */
    shoot: 1.5,
    /** Half points from its dock beyond which a siege tower is left behind by who goes in. */
    towerLeft: 8,
    /** How dear danger is held, by night and by day. */
    cautionByNight: 0.15,
    cautionByDay: 0.35,
    /** Units told off to each enemy in the city. */
    huntersEach: 3,
    /** Half points by which a place in which to wait for the storm seems farther. */
    stagingFarther: 40,
    /** Half points by which an enemy, a gate to be passed, and an engine left alone seem nearer than they are. */
    enemyNearer: 2,
    gateNearer: 40,
    mainGateNearer: 30,
    engineNearer: 12,
    /** Hexes within which foot goes for an enemy outside the city. */
    hunt: 3,
    /** Units that come in by an open gate, and over a tower, in one turn. */
    gateWidth: 6,
    towerWidth: 2,
    /** Turns before he could walk in at which somebody makes for a goal within. */
    walkAhead: 1,
    /** Ladders kept for the walls within. */
    innerLadders: 6,
    /** Half points by which a place below the wall seems nearer, and farther for each defender over it. */
    footNearer: 6,
    defended: 3,
    /** Levels whose gates are gone for at once. */
    levelsAtOnce: 2,
    /** Half points that a ladder must save. */
    ladderGain: 10,
    /** Points. What stands where Grond is to strike, or on its road, keeps it from there. */
    inGrondsWay: 30,
    onGrondsRoad: 4,
    /** Points. Oil over a place, for a tower or a unit that comes below it. */
    underOil: 5,
    /** Half points by which a dock seems farther with a tower there or beside it, and for each carrier of oil above. */
    besideTower: 6,
    dockUnderOil: 10,
    /** Share of the losses that a besieger may bear from which he is careful, and how dear danger is held then. */
    nearRout: 0.75,
    cautionNearRout: 1.2,
  },

  /** When the garrison has lost heart for good. */
  enough: {
    /** Points above its level, when the relief still to come is reckoned with, and what each of that gives. */
    margin: 10,
    heart: 10,
  },

  shelter: {
    /** Turn from which it is sought, however the garrison fares. */
    turn: 7,
    /** Levels that are shelter, and half points by which each seems nearer than the one before. */
    from: 2,
    upTo: 4,
    deeper: 6,
  },

  battle: {
    /** Units outside to each enemy there, and the last turn, for a battle in the field. */
    odds: 2.5,
    until: 9,
  },

  road: {
    /** Turns in which who waits beyond the edge comes to hold the road: the first, if it is crowded with enemies, and the last. */
    from: 12,
    last: 16,
    /** Enemies fit to fight within so many hexes of its western end that make it crowded. */
    crowd: 6,
    crowdWithin: 5,
    /** Half points by which its two hexes seem nearer to mûmakil, to others, and the hexes round them. */
    mumakNearer: 80,
    nearer: 60,
    roundNearer: 40,
    /** Hexes from the road within which enemies are driven away, units to each of them, and their half points. */
    clear: 3,
    huntersEach: 5,
    enemyNearer: 44,
    caution: 0.1,
  },

  hold: {
    caution: 1,
    /** Points lost for each level behind, or before, the one that is held, and outside the city. */
    ring: 3,
    outside: 12,
    /** Level held by night, and hexes from the city within which besiegers are reason enough for it. */
    byNight: 3,
    nightReach: 12,
    /** Points. A gate to stand in, a place to which a ladder or tower leads, and each hex nearer to the enemy. */
    gate: 4,
    closing: 5,
    towards: 0.5,
    mostTowards: 6,
    /** Besiegers within a level from whom on the garrison holds the next, and points for the last in a level. */
    overrun: 5,
    lastOfLevel: 1,
    /** Points. A cauldron to take oil from; and with oil, each side below which an enemy stands or may come. */
    cauldron: 3,
    /** Points for a cauldron of which the oil is none. */
    dummy: 1,
    pouring: 1.5,
    mostPouring: 2,
    /** Points for who serves a city catapult, for horse besides, and hexes within which there must be something to burn. */
    crew: 4,
    horseCrew: 3,
    crewReach: 8,
    /** Chances that a besieger who comes next to a unit takes it, by night and by day. */
    takenByNight: 0.3,
    takenByDay: 0.12,
    /** Shares lost to each bowman who could shoot, by night and by day, and hexes that a bowman comes. */
    shotByNight: 0.4,
    shotByDay: 0.03,
    bowmenCome: 4,
    /** Hexes within which a besieger may come next to a place in his turn. */
    reach: 2,
    /** Hexes within which besiegers are reason enough to carry oil. */
    oilAgainst: 5,
  },

  relief: {
    caution: 0.6,
    /** Half points by which the two hexes of the road seem nearer, and for how many; and both from a turn on. */
    roadNearer: 12,
    roadRoom: 6,
    roadFrom: 14,
    roadNearerLate: 30,
    roadRoomLate: 9,
    /** Points for a way over a hex of the road that is the enemy's, and the turn from which nothing else counts. */
    taken: 8,
    lastTurn: 15,
    takenLast: 60,
    /** Points for throwing out who stands there in that turn. */
    guard: 20,
    /** Points for each friend next to a place, at most so many. */
    together: 0.8,
    mostTogether: 3,
    huntersEach: 3,
    /** Times the blows of all that the answers to them may be worth, and the same from a turn on. */
    bold: 4,
    boldFrom: 10,
    boldLate: 99,
    /** Share of a blow that an arrow before it adds. */
    shotAndBlow: 0.5,
    /** Hexes from which an enemy answers a blow in his next turn. */
    answerFoot: 4,
    answerHorse: 6,
    /** Points for each enemy within whose reach they stand who stand off, at most so many. */
    exposed: 2,
    mostExposed: 8,
  },

  sally: {
    /** Points below which nobody goes out, times the blows that the answers to them may be worth, and how many go. */
    least: 3,
    bold: 1.5,
    most: 4,
  },

  formations: {
    /** Points that two must do better as one, and the share of what the better armour would spare them. */
    leastGain: 0.5,
    spared: 1,
  },

  banner: {
    /** Shares of the worth of those whom it rallies, and of the besiegers whom it keeps in disorder. */
    rally: 1,
    dismay: 0.2,
    /** Points that it must be worth more with another leader to go to him. */
    leastGain: 2,
  },

  engines: {
    /** Points for breaches, and for engines and cauldrons destroyed. */
    mainGate: 12,
    gate: 5,
    wall: 2,
    head: 1,
    siegeTower: 14,
    catapult: 6,
    cauldron: 5,
    /** Points lost by fire where Sauron's men are to come in. */
    inTheWay: 6,
    /** Points. What is less is left, since to fire keeps crew and engine where they are. */
    least: 0.2,
    /** Hexes from the city at which catapults stand. */
    catapultRange: 2,
  },

  oil: {
    siegeTower: 20,
    /** Points for who stands at a ladder, and is soon above. */
    onLadder: 3,
    /** Points from which oil is poured on who comes, before anybody has moved, and when the phase ends. */
    atOnce: 12,
    atFirst: 6,
    inTheEnd: 3,
  },

  magic: {
    /** Turns of the Fear, and besiegers next to an enemy. */
    fearFrom: 4,
    fearStrikers: 4,
    fearStake: 4,
    fearLeft: 1,
    /** Leaders' rating that makes a Freeze worth it. */
    freezeRating: 8,
    freezeStake: 3,
    /** Turns in which the Banner is called, and points kept for it before. */
    revealFrom: 11,
    revealTo: 14,
    revealStake: 3,
    keptForReveal: 4,
    /** Besiegers of Mordor next to men of Westernesse. */
    darknessStrikers: 5,
    darknessStake: 2,
    stalemateStake: 2,
    /** Points for Gandalf next to the Lord of the Nazgûl, where he can drive him away. */
    nearNazgul: 60,
    /** Turn from which Grond may be wanted awake. */
    grondFrom: 3,
  },

  leaders: {
    /** Points for each unit of his people next to a leader's place, and for each in disorder that he could rally. */
    company: 1,
    disordered: 4,
    /** Points lost for each enemy next to it. */
    enemyBeside: 3,
    /** Points lost for each half point from the front. */
    farther: 0.1,
    /** Points for the Lord of the Nazgûl near to Grond asleep. */
    nearGrond: 20,
    grondRange: 3,
    /** Risk of his own fall at which a leader does not fight. */
    mostRisk: 0.2,
  },
} as const;

type Widened<T> = { readonly [K in keyof T]: T[K] extends number ? number : Widened<T[K]> };
export type GondorWeights = Widened<typeof GONDOR_WEIGHTS>;
