import { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ShownFor } from './shown-for.tsx';

const { window } = new JSDOM('<main></main>');
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a press opened leaves the screen by itself when its minutes are over', async () => {
  const { createRoot } = await import('react-dom/client');
  const main = window.document.querySelector('main');
  if (!main) throw new Error('no page');
  const root = createRoot(main);
  const shown = createElement(ShownFor, { minutes: 10, over: 'hidden' }, 'PT50');
  await act(async () => root.render(shown));
  await act(async () => vi.advanceTimersByTime(9 * 60_000));
  expect(main.textContent).toBe('PT50');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(main.textContent).toBe('hidden');
  await act(async () => root.unmount());
});
