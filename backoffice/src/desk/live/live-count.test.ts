import { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LiveCount } from './live-count.tsx';

const { window } = new JSDOM('<title>(2) Folha do dia</title><main></main>');
class Source extends window.EventTarget {
  static opened: Source[] = [];
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(event: string, open: number) {
    this.dispatchEvent(new window.MessageEvent(event, { data: JSON.stringify({ open, overdue: 0 }) }));
  }
}
beforeAll(() => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterAll(() => vi.unstubAllGlobals());

test('on a page without the list the tab’s title counts what there is to do, and the page itself stays as it is', async () => {
  const { createRoot } = await import('react-dom/client');
  const main = window.document.querySelector('main');
  if (!main) throw new Error('no page');
  const root = createRoot(main);
  await act(async () => root.render(createElement(LiveCount)));
  const [source] = Source.opened;
  expect(source?.address).toBe('/api/por-fazer/ao-vivo?so-contar=sim');
  source?.tell('counts', 3);
  expect(window.document.title).toBe('(3) Folha do dia');
  source?.tell('changed', 0);
  expect(window.document.title).toBe('Folha do dia');
  expect(main.innerHTML).toBe('');
  await act(async () => root.unmount());
  expect(source?.isClosed).toBe(true);
});
