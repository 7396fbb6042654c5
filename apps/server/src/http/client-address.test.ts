import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { originAllowed } from './security.ts';

function request(forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.9' });
  return { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } };
}

describe('whose request it is', () => {
  test.each([
    ['without proxies the header is not believed', '1.1.1.1', 0, '10.0.0.9'],
    ['one proxy appended the address it saw', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies', '6.6.6.6, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
    ['fewer entries than proxies', '1.1.1.1', 3, '1.1.1.1'],
    ['an empty header', '', 1, '10.0.0.9'],
    ['no header', undefined, 1, '10.0.0.9'],
  ])('%s', (_, header, proxies, address) => {
    expect(clientAddress(request(header), proxies)).toBe(address);
  });
});

describe('whose pages may connect', () => {
  test.each([
    ['a program', undefined, 'play.example', undefined, true],
    ['the page itself', 'https://play.example', 'play.example', undefined, true],
    ['the page on a port', 'http://localhost:2567', 'localhost:2567', undefined, true],
    ['another port', 'http://localhost:3000', 'localhost:2567', undefined, false],
    ['another site', 'https://evil.example', 'play.example', undefined, false],
    ['a site whose name begins alike', 'https://play.example.evil.example', 'play.example', undefined, false],
    ['no site at all', 'null', 'play.example', undefined, false],
    ['the public address before a proxy', 'https://play.example', '10.0.0.2:2567', 'https://play.example/', true],
    ['the public address by another scheme', 'http://play.example', '10.0.0.2:2567', 'https://play.example/', false],
  ])('%s', (_, origin, host, publicUrl, allowed) => {
    expect(originAllowed(origin, host, publicUrl)).toBe(allowed);
  });
});
