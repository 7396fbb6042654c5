/**
 * What the captain makes of what it sees: every number that nobody printed and that another commander might choose
 * otherwise. Points are those of case 9.1. Half points are half movement points, in which distances are counted. Shares and
 * chances are from 0 to 1. Turns are those from which, or before which, something holds. Hexes are those of the map.
 */
export const WEIGHTS = {
  /** What pieces are worth, and what is left of it when they are struck. */
  worth: {
    /** Points. [23.11] Isengard wins when all three lords are dead, so each is worth more than any unit. */
    lord: 40,
    /** Points of another leader for each point of his rating. */
    rating: 1.5,
    /** Share lost. Half of a unit is half of its worth and the disorder that comes with the retreat. */
    halved: 0.6,
    /** Share lost. A unit thrown back is disrupted: it neither moves nor attacks until somebody rallies it. */
    thrownBack: 0.25,
  },

  /** What the enemy could do next. */
  board: {
    /** How much of a shot a bowman counts who has to walk first, and hexes that he may walk. */
    walkingShot: 0.35,
    walkingRange: 3,
    /** Chance that a counter is real: half of all are dummies. */
    real: 0.5,
    /** Hexes within which friends support each other. */
    supportRange: 2,
  },

  /** What a unit could do, and what could be done to it, in a place. */
  outlook: {
    /** Units. Attackers beyond the third seldom find room, or anything left to strike. */
    mostAttackers: 3,
    /** Shares. A target that another has an eye on already may be gone when this one strikes. */
    sharedTarget: 0.75,
    sharedShot: 0.85,
    /** Share. [A8.24] A leader shares the fate of his unit on a five or six. */
    leaderShare: 1 / 3,
    /** Share of that which is looked for in an enemy's leader, who may get away. */
    enemyLeader: 0.5,
    /** Points of friends nearby that halve what falls on a single unit. */
    halvingSupport: 30,
    /** Chance. Rocks that could fall are often kept for a better target. */
    rocksFall: 0.5,
    /** Share. The enemy chooses among many targets. */
    shotShare: 0.4,
  },

  /** Movement. */
  movement: {
    /** Points for less than which a unit does not stir. */
    worthMoving: 0.25,
  },

  /** Missiles, duels, melee. */
  combat: {
    /** Share. [A8.24] A leader shares what befalls his unit on a five or six, when it is more than a retreat. */
    leaderShare: 1 / 3,
    /** What a leader's unit suffers when he is thrown back in a duel, as a share of its worth. */
    unitThrownBack: 0.25,
    /** Share of a leader's worth lost with his first half. */
    leaderHalved: 0.5,
    /** Chance. A lord fights only when he risks next to nothing. */
    mostLordRisk: 0.17,
    /** The chance that a declared attack drives its target away, when its odds are no longer offered. */
    roughChance: 0.45,
  },

  /** Retreats, withdrawals, advances. */
  decisions: {
    /** What a disrupted unit gains by a leader of its own beside it, as a share of its worth. */
    rallied: 0.15,
    /** What disorder costs who withdraws, as a share of its worth: a unit struck while disrupted is a unit lost. */
    disruption: 0.3,
    /** Chance that who withdraws comes to it in disorder. */
    shaken: 0.5,
    /** Points. */
    worthAdvancing: 0.1,
    /** Points for a leader thrown back to have one of his own beside him. */
    company: 1,
  },

  /** Leaders. All but hexes in points. */
  leaders: {
    /** To be with a unit that he leads, and to be without one: he is lost to whoever walks into his hex. */
    withUnit: 1,
    alone: 12,
    /** For each of his own units within so many hexes: a leader is where the army is. */
    company: 0.3,
    companyRange: 2,
    /** For each point of the disrupted units that he can reach, and for each point of his rating. */
    rallying: 0.04,
    /** By which a unit in disorder counts for more while it bars the ramp or the Culvert to the host. */
    barring: 30,
    /** A lord in front of an enemy can be challenged; for each of them a share of his worth. */
    challenged: 0.1,
    lordOutOfDoors: 10,
    worthMoving: 0.5,
    /** To stand where an ability can be used in the next turn; before the Culvert arrows fall. */
    atPort: 2,
    atCulvert: 1.2,
  },

  /** [8.4] Wedges and shield walls. */
  formations: {
    /** Hexes within which enemies may strike in their next turn; with fewer of them two units do better apart. */
    near: 2,
    pressing: 2,
    /** Hexes. With nobody so near a formation is only slow. */
    atEase: 4,
    /** Points. */
    worthMoving: 0.25,
  },

  /** The plan of Isengard. */
  besieger: {
    /** Points, as a share of a unit's worth, for every half point nearer to the goal; and half points beyond which a goal
     * pulls no harder. */
    pull: 0.05,
    far: 120,
    /** Half points by which the higher levels are farther than they seem: first things first. */
    levelFarther: { 'hornburg-1': 2, 'hornburg-2': 4, 'central-tower': 6 } as Readonly<Record<string, number>>,
    /** Half points by which a gate that is not held yet is farther than it seems. */
    gateFarther: 8,
    /** Half points that an enemy, and a wall that he holds, seem farther than a free wall. */
    heldFarther: 3,
    /** Units to each enemy in the field, and to each in the Deep. */
    hunters: 3,
    sweepers: 4,
    /** Turns from which on the Deep is swept from outside too, and the wall with it. */
    sweepFrom: 15,
    sweepWallFrom: 15,
    /** Units to each gate that must still be taken, and the turn from which on they are told off. */
    takers: 2,
    gatesFrom: 13,
    /** Half points that stand for the turns in which a ladder is laid, a gate battered, or fire and ram do their work … */
    byLadder: 16,
    byAxe: 28,
    byFire: 22,
    byRam: 40,
    /** … and the chances of one try for which these stand. */
    usualAxe: 32 / 180,
    usualFire: 5 / 6,
    usualRam: 12 / 36,
    /** Half points for a shut gate to who can only wait until others break it. */
    gateWait: 30,
    /** The host storms together: so many units within so many half points of their goals, or from this turn on. */
    muster: 22,
    musterDistance: 44,
    latestMuster: 9,
    /** How dear danger is held, 1 for what it costs on average: before the storm, and in it. */
    waiting: 1.2,
    storming: 0.6,
    /** Shares of it from these turns on: time grows dearer than men. */
    rushFrom: 11,
    rush: 0.6,
    lastRushFrom: 15,
    lastRush: 0.3,
    /** How many times as dear it is when no more points are left to the rout, and how dear in the end. */
    bleedingAt: 45,
    bleeding: 2,
    spentAt: 12,
    spent: 1.5,
    /** Points of common foot, which is spent more readily than guards. */
    commonWorth: 5,
    /** How dear danger is held by bowmen, as a share of that: nothing takes as much of the enemy as arrows do. */
    shooting: 0.2,
    /** How dear danger is held by horse, within reach of an open gate at least, and while it waits for one. */
    mounted: 0.5,
    mountedWaiting: 1.8,
    /** Where horse waits until the Main Gate is down: on the road, out of shot. */
    mountedWaitAt: ['0918', '1018', '1118'],
    /** Half points to step out of a danger hex, and the turn from which on nobody cares. */
    leaving: 2,
    tooLate: 18,
    /** Share of its pull that an errand has before the storm: nobody runs ahead of the host with what it will need. */
    ahead: 0.25,
    /** Points to keep out of places that are kept free for those who bring ram and fire. */
    inTheWay: 5,
    onRamp: 12,
    /** Points for a foothold within the fortress. */
    foothold: 1.5,
    /** Shooters. At a target that so many can shoot at there is nothing left for others. */
    enoughShots: 5,
    /** Points to keep from the foot of walls, and of ladders, who does not climb. */
    atFoot: 1.5,
    atLadder: 4,
  },

  /** Which of the foot makes for which place below the walls. */
  columns: {
    /** Units. One climbs from a place; through a breach they follow each other. */
    throughBreach: 4,
    /** Half points that a place seems farther for each unit beyond what it has room for. */
    queue: 10,
  },

  /** Who brings ram and fire, and where to. */
  errands: {
    /** Points for every half point nearer: with ram or fire, with a spare fire, and to fetch the ram where it lies. */
    pull: 0.35,
    sparePull: 0.35 / 3,
    fetchPull: 0.3,
    /** Fires to spare for a place in which one can fail or close the way for good. */
    spares: 1,
    /** Half points that the fire may be behind the ram and still go first, and where the ram waits for it meanwhile. */
    waitsForFire: 6,
    behindFire: '0913',
  },

  /** [20.3] To whom fire is given. */
  equipment: {
    /** How many units carry fire: nobody climbs with it, and for what it breaks a few are enough. */
    carriers: 5,
    /** Chance that it is real, as long as there are both kinds. */
    realShare: 0.8,
    /** First and last turn in which it is given. */
    givenFrom: 2,
    givenUntil: 4,
  },

  /** The Siege Phase. */
  siege: {
    /** Points. What a way onto a wall is worth that nobody bars, and one to a friend. */
    freeWay: 2.5,
    wayToFriend: 0.4,
    /** Points. Of the ladders none is wasted, the less the fewer there are. */
    ladderWorth: 0.25,
    ladderScarcity: 1.5,
    /** Ladders. The last ones are kept for the walls within the Hornburg, and the very last for its tower: of few, a share. */
    keptForBurg: 6,
    keptForTower: 3,
    burgShare: 1 / 2,
    towerShare: 1 / 4,
    /** Points. */
    keptWorth: 3,
    /** The turn from which on a ladder that is kept for the tower comes too late. */
    notKeptFrom: 18,
  },

  /** The plan of Westernesse. */
  defender: {
    /** Points, as a share of a unit's worth, for every half point nearer to: the Dike, home, the enemy for the relief, and for
     * a garrison that sallies. */
    holdPull: 0.03,
    homePull: 0.12,
    reliefPull: 0.02,
    sallyPull: 0.04,
    /** Half points beyond which a goal pulls no harder. */
    far: 120,
    /** How dear danger is held, 1 for what it costs on average; and in a sally. */
    wary: 1.2,
    sallying: 1,
    /** Hexes within which Isengard's army is counted against the men at the Dike, and the share of theirs that may come. */
    dikeWatch: 6,
    mostAgainstDike: 0.8,
    /** The garrison sallies against less than this share of its own worth. */
    sallyShare: 0.65,
    /** Turns after which reinforcements that have not come are no longer expected in full, but as a share. */
    patience: 3,
    overdueShare: 0.25,
    /** Points: to keep a unit in a level, to stand behind a wall, to be in the fortress at all. */
    levelHeld: 15,
    wallWish: 1.5,
    outOfDoors: 30,
    /** Points for a gap through which the enemy would come at once: above a ladder, and behind a breach. */
    plug: 3,
    breachPlug: 4,
    /** Points to stand above an enemy at the foot of the wall. */
    footOfWall: 0.6,
    /** The share of enemies within the walls, of the men there, from which on the Deep is given up for the Hornburg. */
    overrun: 0.35,
    /** Points then for the Hornburg, and for its inner levels besides. */
    givenUp: 3,
    innermost: 1.5,
  },

  /** [20.8] Rocks. */
  rocks: {
    /** How readily real rocks are laid out in a hex where attackers are looked for; on other walls; and within. */
    likely: {
      '0810': 12,
      '1410': 10,
      '1310': 6,
      '1510': 6,
      '1610': 6,
      '1209': 4,
      '1710': 4,
      '1809': 3,
      '1909': 3,
      '1010': 3,
    } as Readonly<Record<string, number>>,
    otherWall: 1,
    within: 0.2,
    /** Power of it that counts for real ones: how far they keep to the likely places. For dummies its root counts. */
    realPower: 1.5,
    /** Where real ones are needed so much, dummies are laid out so many times less readily. */
    needed: 10,
    dummyWhereNeeded: 6,
    /** Points that rocks must take on average to be worth dropping; less when they may not get another chance. */
    worthDropping: 3,
    lastChance: 1.2,
    /** The turn from which on there may be no other. */
    lateFrom: 18,
    /** Points. Who climbs, rams or burns is worth more than his counter. */
    onLadder: 1,
    withRam: 3,
    withFire: 2,
  },

  /** [21] Special abilities. Each has the points from which on it is worth its turn, and the fewer that do late. */
  abilities: {
    /** Turns from which on nothing is saved up any more, and the horn is blown. */
    lateFrom: 18,
    lastFrom: 20,
    /** Points of disrupted men who would not be rallied. */
    voice: 30,
    voiceLate: 12,
    /** Mean points that the Dunlendings' blows take of the enemy. */
    hatred: 3.5,
    hatredLate: 1,
    light: 9,
    lightLate: 2,
    /** Men at the Dike for whom the rear guard is called. */
    rearGuard: 3,
    /** Points of the disrupted whom the horn may rally, and points of demoralization at which it is blown. */
    horn: 40,
    hornPoints: 95,
    /** Enemies next to the tower before it is too late to blow. */
    hornThreatened: 2,
    /** Points by which to creep through the Culvert must be better than to stay. */
    cunning: 1,
    /** Points to have a unit behind the wall, and that the wall beside it is empty, so that it may go up at once. */
    within: 2,
    wayUp: 0.5,
    /** What an enemy loses on average by having nowhere to go, as a share of its worth. */
    cornered: 0.25,
    /** Points that the sortie must bring, and that it brings to strike who carries ram or fire. */
    sortie: 0.3,
    sortieLoad: 4,
    /** Share of its target's worth that the sortie takes; and of Aragorn it risks, as a share, so many times less than of his
     * unit. */
    sortieTakes: 0.5,
    sortieLeader: 3,
    /** Enemies within so many hexes of the king to ride down. */
    gloryPrey: 1,
    gloryRange: 2,
    /** [14.22] Points to arrive beside nothing but an enemy. */
    arrivalOnEnemy: 1,
  },
};

export type Weights = typeof WEIGHTS;
