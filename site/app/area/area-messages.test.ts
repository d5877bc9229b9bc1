import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '../screens.ts';
import { type AreaRoute, areaMessages } from './area-messages.ts';

const app = path.join(import.meta.dirname, '..');

/** The file of a screen and everything it imports that runs in the browser. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g))
    if (!address.includes('.server.')) filesOf(path.resolve(path.dirname(file), address), found);
  return found;
}

/** Sent with every page of the site, or by the page itself. */
const elsewhere = ['frame', 'account', 'area.frame'];

test.each(Object.keys(areaMessages) as AreaRoute[])('%s has the words of everything that is on it', (route) => {
  const code = [...filesOf(path.join(app, screens[route]))].map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = [...new Set([...code.matchAll(/useTranslations\('([\w.]+)'\)/g)].map(([, name = '']) => name))];
  expect(used.length).toBeGreaterThan(2);
  const sent: string[] = [...elsewhere, ...areaMessages[route]];
  expect(used.filter((name) => !sent.some((section) => name === section || name.startsWith(`${section}.`)))).toEqual([]);
});
