import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { whenBroughtBack } from './when-brought-back.ts';

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('acts when the browser brings a page back, not when the page comes from the server, and no more once it is ended', () => {
  const page = new EventTarget();
  let times = 0;
  const end = whenBroughtBack(() => times++, page);
  page.dispatchEvent(shown(false));
  expect(times).toBe(0);
  page.dispatchEvent(shown(true));
  expect(times).toBe(1);
  end();
  page.dispatchEvent(shown(true));
  expect(times).toBe(1);
});

test('no form remembers that it was sent without forgetting it when it is brought back', () => {
  const app = fileURLToPath(new URL('../', import.meta.url));
  // The gallery sends nothing: its form shows what is refused.
  const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['gallery/**'] }).map(
    (file) => [file, readFileSync(app + file, 'utf8')] as const,
  );
  const remembering = files.filter(([, text]) => /\b(?:setSent|setPressed|setAsking)\b/.test(text));
  expect(remembering.length).toBeGreaterThan(10);
  const ways = /useSent\(\)|whenBroughtBack\(/;
  expect(remembering.filter(([, text]) => !ways.test(text)).map(([file]) => file)).toEqual([]);
});
