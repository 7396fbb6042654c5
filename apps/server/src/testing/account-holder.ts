/** Somebody who has an account, or is about to get one: as a `Person`, with the requests that are about it. */
import { createdSessionSchema, deviceListSchema, errorBodySchema, signedInSchema } from '@warbeacon/protocol';
import { http, type HttpAnswer, Person } from './people.ts';

export const PASSWORD = 'speak friend and enter';

export const codeOf = ({ status, body }: HttpAnswer) => ({
  status,
  code: errorBodySchema.safeParse(body).data?.error.code,
});

export const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;

/** Makes an account; that of `guest` when one is named. */
export async function signUp(port: number, name: string, guest?: Person, changes: object = {}): Promise<HttpAnswer> {
  const body = { name, email: emailOf(name), password: PASSWORD, ...changes };
  return await http(port, 'POST', '/api/account', {
    body,
    ...(guest === undefined ? {} : { token: guest.session.token }),
  });
}

export async function settle(port: number, name: string, guest?: Person): Promise<Person> {
  const answer = await signUp(port, name, guest);
  return new Person(createdSessionSchema.parse(answer.body), port);
}

export async function signIn(
  port: number,
  name: string,
  { as, ...more }: { readonly as?: Person; readonly bring?: boolean; readonly password?: string } = {},
): Promise<HttpAnswer> {
  const body = { email: emailOf(name), password: PASSWORD, ...more };
  return await http(port, 'POST', '/api/account/sign-in', {
    body,
    ...(as === undefined ? {} : { token: as.session.token }),
  });
}

export async function onAnotherDevice(port: number, name: string): Promise<Person> {
  return new Person(signedInSchema.parse((await signIn(port, name)).body).session, port);
}

export const devicesOf = async (who: Person) =>
  deviceListSchema.parse((await who.ask('GET', '/api/account/sessions')).body).sessions;
