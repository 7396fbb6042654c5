/** What is counted of a game of Gondor: weapons, spells, losses by cause, and who of the fit did fight in each turn. */
import { GONDOR, type GondorCommand, type GondorEvent, type GondorSide, type GondorView } from '@warbeacon/siege';
import { Tally } from '../record.ts';

const SPECS = new Map(GONDOR.units.map((unit) => [unit.id, unit]));
const TURNS = 16;
const { terrain } = GONDOR;
const CITY = terrain.zone('minas-tirith');
const FOOT_OF_WALL = terrain.zone('foot-of-outer-wall');
const placeOf = (hex: string): number => terrain.placeOf.get(hex) ?? -1;

export class Counting {
  readonly used = new Tally();
  readonly byTurn: Record<string, number[]> = {};
  /** Who has struck or shot in this turn. */
  readonly #fought = new Set<string>();
  /** By what each unit was hit last. */
  readonly #hitBy = new Map<string, string>();
  #turn = 0;
  /** What was seen before the present command. */
  #before: GondorView;

  constructor(view: GondorView) {
    this.#before = view;
  }

  /** What a command has brought about, and the view after it. */
  note(side: GondorSide, command: GondorCommand, events: readonly GondorEvent[], view: GondorView): void {
    if (command.type === 'form') this.used.add('formation made');
    if (command.type === 'takeOil') this.used.add('oil taken');
    if (command.type === 'moveBanner') this.used.add('Banner handed on');
    if (command.type === 'push') this.used.add(`pushed: ${command.engine.replace(/-\d+$/, '')}`);
    for (const event of events) this.#noteEvent(side, event, view);
    this.#before = view;
  }

  #noteEvent(side: GondorSide, event: GondorEvent, view: GondorView): void {
    switch (event.type) {
      case 'turn':
        this.#turn = event.turn;
        return;
      case 'phase':
        return this.#notePhase(event.phase, view);
      case 'ladderLaid':
        return this.used.add('ladder laid');
      case 'gearBroken':
        return this.used.add(`${event.kind} broken`);
      case 'engineDestroyed':
        return this.used.add(`destroyed: ${event.kind}`);
      case 'enginePushed':
        if (event.engine.startsWith('siege-tower') && FOOT_OF_WALL.has(placeOf(event.hex)))
          this.used.add('tower docked');
        return;
      case 'bombarded':
        return this.used.add(`catapult at a wall${event.success ? ', breached' : ''}`);
      case 'catapultShot':
        this.#fought.add(event.unit);
        if (event.hit) this.#hitBy.set(event.target, 'catapult');
        return this.used.add('catapult at a unit');
      case 'fireballHurled':
        return this.used.add(`fireball of ${side}`);
      case 'headHurled':
        return this.used.add(`head${event.counts ? ', counts' : ''}`);
      case 'grondSwung':
        return this.used.add(`blow of Grond${event.success ? ', breached' : ''}`);
      case 'sideBroken':
        return event.gate === undefined ? undefined : this.used.add(`breached: ${event.gate}`);
      case 'spellTried':
        return this.used.add(`${event.spell}${event.success ? ', worked' : ''}`);
      case 'bannerRaised':
        return this.used.add('Banner raised');
      case 'bannerRallied':
        return this.used.add('rallied by the Banner');
      case 'rallied':
        return this.used.add(`rally of ${side}${event.success ? ', worked' : ''}`);
      case 'mumakRuns':
        return this.used.add('mûmak runs');
      case 'oilPoured':
        return this.used.add('oil poured');
      case 'dueled':
        return this.used.add('duel');
      case 'retreated':
        return event.before ? this.used.add(`withdrawal of ${sideOf(event.piece)}`) : undefined;
      case 'shot':
      case 'struck':
        this.#fought.add(event.unit);
        if (event.hit)
          this.#hitBy.set(event.target, `${event.type === 'shot' ? 'shots' : 'blows'} of ${armyOf(event.unit)}`);
        return;
      case 'eliminated': {
        if (!SPECS.has(event.piece)) return this.used.add(`fell: ${event.piece}`);
        const cause = HITS.has(event.why) ? (this.#hitBy.get(event.piece) ?? event.why) : event.why;
        return this.used.add(`points of ${armyOf(event.piece)} lost by ${cause}`, event.points);
      }
      case 'moved':
        return this.#noteWay(event.piece, [event.from, ...event.path], view);
      case 'advanced':
        if (this.#before.phase === 'siege') this.used.add('advance through a breach');
        return this.#noteWay(event.unit, [event.from, event.to], view);
      default:
        return undefined;
    }
  }

  /** Who could fight as a Combat Phase began, and who had fought when it was over. */
  #notePhase(phase: GondorView['phase'], view: GondorView): void {
    if (phase === 'sauron-combat' || phase === 'westernesse-combat') {
      this.#fought.clear();
      for (const [id, { hex, disrupted }] of Object.entries(view.units))
        if (placeOf(hex) >= 0 && !disrupted && phase.startsWith(sideOf(id))) this.#count(`fit of ${armyOf(id)}`);
    }
    if (phase === 'magic-second' || phase === 'rally') {
      for (const id of this.#fought)
        if (sideOf(id) === (phase === 'rally' ? 'westernesse' : 'sauron')) this.#count(`fought of ${armyOf(id)}`);
      if (phase === 'rally') {
        for (const army of ['sauron', 'garrison', 'relief'] as const)
          this.#count(`points of ${army}`, view.points[army]?.now ?? 0);
        this.#count('levels held', view.held.length);
      }
    }
  }

  #count(name: string, by = 1): void {
    const counts = (this.byTurn[name] ??= Array.from({ length: TURNS }, () => 0));
    counts[this.#turn - 1] = (counts[this.#turn - 1] ?? 0) + by;
  }

  /** Walls climbed, and breaches gone through; the garrison going out. */
  #noteWay(piece: string, path: readonly string[], view: GondorView): void {
    if (!SPECS.has(piece)) return;
    for (const [i, hex] of path.entries()) {
      const from = placeOf(path[i - 1] ?? '');
      const link = (terrain.links[from] ?? []).find(({ to }) => to === placeOf(hex));
      if (link === undefined || (link.hexside.wall === undefined && link.gate < 0)) continue;
      const gate = terrain.gates[link.gate];
      const state = gate === undefined ? undefined : view.gates[gate.id];
      const broken = view.breaches.some((pair) => pair.includes(path[i - 1] ?? '') && pair.includes(hex));
      if (broken || state?.state === 'breached') this.used.add(`through a breach: ${sideOf(piece)}`);
      else if (link.up === 1 && (state === undefined || sideOf(piece) === 'sauron')) {
        const tower = Object.values(this.#before.markers).some(
          ({ kind, hex: at }) => kind === 'siege-tower' && placeOf(at) === from,
        );
        this.used.add(
          state?.control === sideOf(piece)
            ? `through a gate: ${sideOf(piece)}`
            : `climbed by ${tower ? 'tower' : 'ladder'}`,
        );
      }
    }
    const [start, end] = [placeOf(path[0] ?? ''), placeOf(path.at(-1) ?? '')];
    if (armyOf(piece) === 'garrison' && CITY.has(start) && !CITY.has(end)) this.used.add('sally: a unit goes out');
  }
}

/** Losses for which whoever hit last is answerable. */
const HITS: ReadonlySet<string> = new Set(['casualty', 'disrupted', 'no-retreat']);

function sideOf(id: string): GondorSide {
  return SPECS.get(id)?.side === 'sauron' ? 'sauron' : 'westernesse';
}

function armyOf(id: string): 'sauron' | 'garrison' | 'relief' {
  const spec = SPECS.get(id);
  if (spec === undefined || spec.side === 'sauron') return 'sauron';
  return spec.pool === 'relief' ? 'relief' : 'garrison';
}
