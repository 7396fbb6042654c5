/** Knock-outs by chance, played in step with `brackets-manager`: another library has to pair and rank as we do. */
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { type Id, type Match, type SeedOrdering, Status } from 'brackets-model';
import { describe, expect, test } from 'vitest';
import { bracket } from './bracket.ts';
import { depthOf } from './bracket-plan.ts';
import { namesUpTo, Played, settingsOf } from './event.fixture.ts';
import { chance } from './lots.ts';
import type { Format } from './settings.ts';
import { standings } from './standings-pages.ts';
import { eventIsDone } from './tables.ts';

const EVENTS = 24;

/** A knock-out of theirs, with the best seeds first and byes for those who are missing. */
class Theirs {
  readonly #manager: BracketsManager;
  readonly #stage: Id;
  readonly #names: ReadonlyMap<Id, string>;

  private constructor(manager: BracketsManager, stage: Id, names: ReadonlyMap<Id, string>) {
    this.#manager = manager;
    this.#stage = stage;
    this.#names = names;
  }

  static async begin(format: Format, names: readonly string[]): Promise<Theirs> {
    const manager = new BracketsManager(new InMemoryDatabase());
    const depth = depthOf(names.length);
    // Those who come down from the winners come in from the other end and into the other half in turn.
    const down = Array.from({ length: depth - 1 }, (_, at): SeedOrdering => (at % 2 === 0 ? 'reverse' : 'half_shift'));
    const double = format.kind === 'double-elimination';
    const { id } = await manager.create.stage({
      tournamentId: 0,
      name: 'Second opinion',
      type: double ? 'double_elimination' : 'single_elimination',
      seeding: [...names, ...Array.from({ length: 2 ** depth - names.length }, () => null)],
      settings: double
        ? { seedOrdering: ['inner_outer', 'natural', ...down], grandFinal: 'double' }
        : { seedOrdering: ['inner_outer'], consolationFinal: true },
    });
    const { participant } = await manager.get.stageData(id);
    return new Theirs(manager, id, new Map(participant.map((one) => [one.id, one.name])));
  }

  /** Matches that can be played now. */
  async open(): Promise<readonly Match[]> {
    const { match } = await this.#manager.get.stageData(this.#stage);
    return match.filter(({ status }) => status === Status.Ready);
  }

  namesOf({ opponent1, opponent2 }: Match): readonly (string | undefined)[] {
    return [opponent1, opponent2].map((one) => this.#names.get(one?.id ?? ''));
  }

  async wins(match: Match, name: string): Promise<void> {
    const first = this.namesOf(match)[0] === name;
    await this.#manager.update.match({
      id: match.id,
      opponent1: { result: first ? 'win' : 'loss' },
      opponent2: { result: first ? 'loss' : 'win' },
    });
  }

  /** Who came equally far, the best first. */
  async ranking(): Promise<string[][]> {
    const rows = await this.#manager.get.finalStandings(this.#stage);
    return together(rows.map(({ name, rank }) => [name, rank]));
  }
}

function together(rows: readonly (readonly [string, number])[]): string[][] {
  const ranks = new Map<number, string[]>();
  for (const [name, rank] of rows) ranks.set(rank, [...(ranks.get(rank) ?? []), name]);
  return [...ranks].toSorted(([one], [other]) => one - other).map(([, names]) => names.toSorted());
}

interface End {
  readonly ranking: readonly (readonly string[])[];
  readonly champion: readonly string[];
  /** What could still be played. */
  readonly left: readonly Match[];
}

async function playBoth(
  format: Format,
  count: number,
  seed: string,
): Promise<{ readonly our: End; readonly their: End }> {
  const names = namesUpTo(count);
  const event = Played.running(settingsOf(format), names);
  const theirs = await Theirs.begin(format, names);
  const random = chance(seed);
  while (!eventIsDone(event.state)) {
    event.paired();
    // Whoever we pair now, they let play now.
    const open = await theirs.open();
    for (const { id, a, b } of event.pairings()) {
      if (b === null) continue;
      const match = open.find((one) => [a, b].every((name) => theirs.namesOf(one).includes(name)));
      if (match === undefined)
        throw new Error(
          `${seed}, round ${event.round}: ${a}-${b} is none of ${JSON.stringify(open.map((one) => theirs.namesOf(one)))}`,
        );
      // The better seed wins more often, as it is.
      const winner =
        random() < 0.65 ? [a, b].toSorted((x, y) => names.indexOf(x) - names.indexOf(y))[0] : random() < 0.5 ? a : b;
      event.ends({ id }, { kind: 'played', winner: winner ?? a, margin: 1 });
      await theirs.wins(match, winner ?? a);
    }
    event.closes();
  }
  // They have nothing left to play either, but for a second grand final that they keep where the first has decided.
  const left = (await theirs.open()).filter(
    (match) =>
      !event.state.rounds
        .at(-1)
        ?.pairings.some(
          ({ slot, a, b }) => slot === 'g1' && [a, b].every((one) => theirs.namesOf(match).includes(one ?? '')),
        ),
  );
  const ranking = await theirs.ranking();
  const places = standings(event.state).map(({ entrant, place }) => [entrant, place] as const);
  const { champion } = bracket(event.state);
  return {
    our: { ranking: together(places), champion: champion === null ? [] : [champion], left: [] },
    their: { ranking, champion: ranking[0] ?? [], left },
  };
}

describe('as brackets-manager pairs and ranks', () => {
  test.each<[string, Format]>([
    ['single elimination', { kind: 'elimination', thirdPlace: true }],
    ['double elimination', { kind: 'double-elimination' }],
  ])('%s', async (name, format) => {
    for (let turn = 0; turn < EVENTS; turn++) {
      const seed = `${name} ${turn}`;
      const { our, their } = await playBoth(format, 4 + ((turn * 7) % 29), seed);
      expect({ seed, ...their }).toEqual({ seed, ...our });
    }
  });
});
