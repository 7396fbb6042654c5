/** Where messages to browsers go, as the database keeps it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type Database, openDatabase } from './database.ts';
import { PushStore } from './push.ts';
import { SessionStore } from './sessions.ts';

const ANN = { id: 'a'.repeat(32), device: 'd'.repeat(32) };
const ADDRESS = { endpoint: 'https://push.example.org/1', p256dh: 'key', auth: 'secret' };
const STORED = { ...ADDRESS, device: ANN.device };

describe.each(KINDS_OF_DATABASE)('addresses for messages on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: PushStore;
  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new PushStore(database.db);
    const person = { id: ANN.id, name: 'Ann', skeleton: 'ann', at: 1 };
    const device = { id: ANN.device, personId: ANN.id, tokenHash: 'x', label: '', at: 1 };
    await new SessionStore(database.db).add(person, device);
    await store.put(ANN, ADDRESS, 1);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  test('one that is refused ten times in a row is forgotten; one that is taken between begins anew', async () => {
    for (let i = 0; i < 9; i++) await store.failed(STORED);
    await store.taken(STORED);
    for (let i = 0; i < 9; i++) await store.failed(STORED);
    expect(await store.of(ANN.id)).toEqual([STORED]);
    await store.failed(STORED);
    expect(await store.of(ANN.id)).toEqual([]);
  });

  test('what is said of the address before says nothing of the present one', async () => {
    const next = { ...ADDRESS, endpoint: 'https://push.example.org/2' };
    expect(await store.put(ANN, next, 2)).toBe('put');
    await store.remove(ANN.device, ADDRESS.endpoint);
    for (let i = 0; i < 20; i++) await store.failed(STORED);
    expect(await store.of(ANN.id)).toEqual([{ ...next, device: ANN.device }]);
  });

  test('ends with the device, and is none of a device that has ended', async () => {
    await new SessionStore(database.db).endDevices(ANN.id, 'all', 2);
    expect(await store.of(ANN.id)).toEqual([]);
    expect(await store.put(ANN, ADDRESS, 3)).toBe('ended');
    expect(await store.isOn(ANN.device)).toBe(false);
  });
});
