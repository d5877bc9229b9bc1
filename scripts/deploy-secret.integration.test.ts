import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { root } from './stack/folders.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (part: string) => path.join(folder, 'secrets', part, 'WORKER_KEY');
const values = () => ['worker', 'backoffice'].map((part) => readFileSync(fileOf(part), 'utf8').trim());
const secret = (...words: string[]) =>
  spawnSync(path.join(root, 'deploy/secret'), words, { env: { ...process.env, CLINIC_ETC: folder }, encoding: 'utf8' });
const change = (...words: string[]) => secret(...words).status;

beforeEach(() => {
  for (const part of ['worker', 'backoffice']) {
    mkdirSync(path.dirname(fileOf(part)), { recursive: true });
    rmSync(fileOf(part), { force: true });
    writeFileSync(fileOf(part), 'the-one-before\n', { mode: 0o440 });
  }
});

test('a new value stands before the old one in every part, until it is settled, and nobody else may read it', () => {
  expect(change('change', 'WORKER_KEY')).toBe(0);
  const [first, second] = values();
  expect(first).toMatch(/^[\w+/=]{44},the-one-before$/);
  expect(second).toBe(first);
  expect(statSync(fileOf('worker')).mode & 0o777).toBe(0o440);
  const madeAt = new Date('2026-01-05T10:00:00Z');
  utimesSync(fileOf('worker'), madeAt, madeAt);
  expect(change('settle', 'WORKER_KEY')).toBe(0);
  expect(values()).toEqual([first?.slice(0, 44), first?.slice(0, 44)]);
  expect(statSync(fileOf('worker')).mtime, 'the value that stays is no younger').toEqual(madeAt);
});

test('no third value comes before the second has gone, and the only one is not dropped', () => {
  expect(change('settle', 'WORKER_KEY')).toBe(1);
  expect(change('change', 'WORKER_KEY')).toBe(0);
  const before = values();
  expect(change('change', 'WORKER_KEY')).toBe(1);
  expect(values()).toEqual(before);
});

test('where two parts hold different values, or for a secret that takes one, nothing is changed', () => {
  rmSync(fileOf('worker'));
  writeFileSync(fileOf('worker'), 'another\n');
  expect(change('change', 'WORKER_KEY')).toBe(1);
  expect(values()).toEqual(['another', 'the-one-before']);
  expect(change('change', 'DATA_KEYS')).toBe(1);
});

test('a secret that nobody changed for a year is named with its day, and its value is not', () => {
  expect(change('old')).toBe(0);
  const day = new Date('2025-03-01T12:00:00Z');
  utimesSync(fileOf('backoffice'), day, day);
  const { status, stderr } = secret('old');
  expect(status).toBe(1);
  expect(stderr).toBe('older than a year:\nbackoffice/WORKER_KEY, of 2025-03-01\n');
  expect(change('change', 'WORKER_KEY')).toBe(0);
  expect(change('old')).toBe(0);
});
