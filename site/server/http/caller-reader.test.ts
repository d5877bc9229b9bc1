import { expect, test } from 'vitest';
import { callerReader } from './caller-reader.ts';

const request = (forwarded?: string) => ({
  headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  socket: { remoteAddress: '10.0.0.1' },
});

test('a proxy that the settings do not name is logged once and ignored', () => {
  const said: string[] = [];
  const read = callerReader([], { warn: (words: string) => void said.push(words) } as never);
  expect(read(request())).toBe('10.0.0.1');
  expect(said).toEqual([]);
  expect(read(request('203.0.113.9'))).toBe('10.0.0.1');
  read(request('203.0.113.9'));
  expect(said).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
});

test('a proxy that they name is trusted without a warning', () => {
  const read = callerReader(['10.0.0.0/8'], { warn: () => expect.unreachable() } as never);
  expect(read(request('203.0.113.9'))).toBe('203.0.113.9');
});
