import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import { originAllowed } from './security.ts';

function request(forwarded?: string, from = '10.0.0.9') {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
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

describe('what limits are counted by', () => {
  test.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address on a socket that takes both', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in groups', '::ffff:cb00:7107', '203.0.113.7'],
    ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same network, spelled otherwise', '2001:0DB8:0001:2::77', '2001:db8:1:2::/64'],
    ['a network with zeros in it', '2001:db8::1', '2001:db8:0:0::/64'],
    ['the machine itself', '::1', '0:0:0:0::/64'],
    ['a link of one machine', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nothing, when the connection is gone', '', 'unknown'],
  ])('%s', (_, from, address) => {
    expect(clientAddress(request(undefined, from), 0)).toBe(address);
  });

  test.each([
    ['with a port', '203.0.113.7:4711', '203.0.113.7'],
    ['in brackets', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['in brackets with a port', '[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['that is no address', 'unknown', '10.0.0.9'],
    ['that is very long', 'x'.repeat(10_000), '10.0.0.9'],
  ])('what a proxy wrote %s', (_, header, address) => {
    expect(clientAddress(request(header), 1)).toBe(address);
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
