import { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLetterKeys } from '../../frame/letter-keys.ts';
import { WorkKeys } from './work-keys.tsx';

const rows = ['um', 'dois', 'três'].map((id) => `<p class="desk-what"><a id="${id}" href="#${id}">${id}</a></p>`).join('');
const { window } = new JSDOM(`<main></main><input id="box">${rows}`, { url: 'http://localhost' });
const { document } = window;
let root: Root;
const words = { rows: 'descer, subir', open: 'abrir', find: 'procurar' };

beforeAll(async () => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { createRoot } = await import('react-dom/client');
  const main = document.querySelector('main');
  if (!main) throw new Error('no page');
  root = createRoot(main);
  await act(async () => root.render(createElement(WorkKeys, { words })));
});
afterAll(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
beforeEach(() => {
  (document.activeElement as HTMLElement | null)?.blur();
  document.querySelector('[aria-current]')?.removeAttribute('aria-current');
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
const at = () => document.activeElement?.id;

test('what is promised at the foot of the list works: J goes down, K goes up, and neither leaves it', () => {
  expect(document.querySelector('.desk-keys')?.textContent).toContain('descer, subir');
  const seen = ['j', 'j', 'j', 'j', 'k'].map((key) => {
    press(key);
    return at();
  });
  expect(seen).toEqual(['um', 'dois', 'três', 'três', 'dois']);
});

test('the first press goes to the row that is open beside the list', () => {
  document.querySelector('#dois')?.setAttribute('aria-current', 'true');
  press('k');
  expect(at()).toBe('dois');
});

test('a letter that is typed into a field, or pressed with another key, is no shortcut', () => {
  document.querySelector<HTMLInputElement>('#box')?.focus();
  expect(press('j')).toBe(true);
  expect(at()).toBe('box');
  document.querySelector<HTMLInputElement>('#box')?.blur();
  press('j', { ctrlKey: true });
  expect(at()).toBe('');
});

test('turned off on the person’s own account, a single letter does nothing', () => {
  setLetterKeys(false);
  press('j');
  expect(at()).toBe('');
  setLetterKeys(true);
  press('j');
  expect(at()).toBe('um');
});

test('a name that misses the box chooses no row', () => {
  for (const key of 'joao') press(key);
  expect(at()).toBe('');
});
