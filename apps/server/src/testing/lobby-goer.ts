/** Somebody in the lobby, with the real client library. */
import { ColyseusSDK, type Room } from '@colyseus/sdk';
import { foundSchema, type MatchSummary, matchSummarySchema, ownListSchema } from '@warbeacon/protocol';
import { z } from 'zod';
import { untilTrue } from './people.ts';

const idsSchema = z.array(z.string());
type ListName = 'open' | 'live' | 'over';

const here = new Set<LobbyGoer>();

export async function allLeaveTheLobby(): Promise<void> {
  const goers = [...here];
  here.clear();
  await Promise.all(goers.map(async (goer) => await goer.leave()));
}

export class LobbyGoer {
  readonly room: Room;
  readonly left: number[] = [];
  /** Own lists as they came. */
  readonly own: (readonly MatchSummary[])[] = [];
  readonly found: string[] = [];
  /** Everything that came, as text. */
  readonly heard: string[] = [];
  patches = 0;

  private constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('mine', (message: unknown) => {
      this.heard.push(JSON.stringify(message));
      this.own.push(ownListSchema.parse(message).matches);
    });
    room.onMessage('found', (message: unknown) => {
      this.heard.push(JSON.stringify(message));
      this.found.push(foundSchema.parse(message).matchId);
    });
    room.onStateChange(() => {
      this.patches++;
      this.heard.push([...this.cells].join());
    });
    room.onLeave((code) => void this.left.push(code));
  }

  static async arrive(port: number, token?: string): Promise<LobbyGoer> {
    const sdk = new ColyseusSDK(`http://127.0.0.1:${port}`);
    if (token !== undefined) sdk.auth.token = token;
    const goer = new LobbyGoer(await sdk.joinById('lobby'));
    here.add(goer);
    await untilTrue(() => goer.cells.has('over'));
    return goer;
  }

  get cells(): ReadonlyMap<string, string> {
    return (this.room.state as { cells?: Map<string, string> }).cells ?? new Map<string, string>();
  }

  /** The ids of a public list, in order. */
  ids(list: ListName): readonly string[] {
    return idsSchema.parse(JSON.parse(this.cells.get(list) ?? '[]'));
  }

  match(matchId: string): MatchSummary | undefined {
    const json = this.cells.get(`match/${matchId}`);
    return json === undefined ? undefined : matchSummarySchema.parse(JSON.parse(json));
  }

  async leave(): Promise<void> {
    here.delete(this);
    if (this.room.connection.isOpen) await this.room.leave();
  }
}
