/** Somebody with an account, whose page is open. */
import type { Person, Table } from './table.ts';

export async function signedUp(
  table: Table,
  name: string,
  viewport?: { readonly width: number; readonly height: number },
): Promise<Person> {
  const person = await table.seat(name, viewport);
  await person.open('/players');
  await person.page.evaluate(async (called) => {
    const post = async (path: string, body: object, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Record<string, string>;
    };
    const guest = await post('/api/sessions', { name: called });
    const wish = {
      name: called,
      email: `${called.toLowerCase()}@example.org`,
      password: 'a beacon on every hill',
    };
    const session = await post('/api/account', wish, guest['token']);
    localStorage.setItem('warbeacon.session', JSON.stringify(session));
  }, name);
  return person;
}
