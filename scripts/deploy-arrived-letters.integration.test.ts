import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { root } from './stack/folders.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clinic-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, words: string) => writeFileSync(path.join(folder, name), words);
const key = 'secrets/site/RETURNED_MAIL_KEY';

beforeEach(() => {
  mkdirSync(path.join(folder, 'secrets/site'), { recursive: true });
  rmSync(path.join(folder, key), { force: true });
  write('clinic.env', 'DEPLOYMENT=production\nNAME=clinic-that-is-not-there\n');
  write('site.env', 'DRAIN_SECONDS=10\n');
  write('worker.env', 'MAIL_FROM=geral@clinica.pt\n');
});

/** There is no such version, so it ends before anything is touched. */
const saidBy = (script: string) => {
  const env = { ...process.env, CLINIC_ETC: folder, CLINIC_VAR: path.join(folder, 'var') };
  return spawnSync(path.join(root, 'deploy', script), ['no-such-version'], { env, encoding: 'utf8' }).stderr;
};

test.each(['up', 'release'])('deploy/%s stops where answers are asked for and the site has no key to take them', (script) => {
  for (const name of ['REPLY_ADDRESS', 'RETURN_ADDRESS']) {
    write('worker.env', `${name}=respostas@clinica.pt\n`);
    expect(saidBy(script)).toContain(`no ${folder}/${key}: the site would refuse every letter`);
  }
});

test.each(['up', 'release'])('deploy/%s goes on where no answers are asked for, or the site has the key', (script) => {
  expect(saidBy(script)).toContain('there is no image');
  write('worker.env', 'REPLY_ADDRESS=\n');
  expect(saidBy(script)).toContain('there is no image');
  write('worker.env', 'REPLY_ADDRESS=respostas@clinica.pt\n');
  write(key, 'drawn-at-random\n');
  expect(saidBy(script)).toContain('there is no image');
});
