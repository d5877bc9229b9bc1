import type { LibraryUpdate } from '@clinic/core/adapters/content/live-library';
import { ifthenpay } from '@clinic/core/adapters/payments/ifthenpay/ifthenpay';
import { createLibrary } from '@clinic/core/content/library/library';
import { createLogger } from '@clinic/core/logging/create-logger';
import { expect, test } from 'vitest';
import { reportUnpayableMethods } from './report-unpayable-methods.ts';

const offering = (pagamentos: Record<string, boolean>) =>
  createLibrary([{ collection: 'marcacoes', id: 'marcacoes', body: { pagamentos, updatedAt: '2026-01-01T00:00:00.000Z' } }]);
const withoutCard = { multibanco: true, mbway: true, cartao: false };
const withCard = { ...withoutCard, cartao: true };
const change = (collection: 'marcacoes' | 'equipa'): LibraryUpdate => ({ changes: [{ collection, id: '1', gone: false }], gone: false });

function worker(offered: Record<string, boolean>, cardKey?: string) {
  const lines: string[] = [];
  const logger = createLogger('test', 'error', { write: (line) => lines.push(line) });
  const keys = { mbKey: 'a', mbWayKey: 'b', backofficeKey: 'c', cardKey };
  const provider = ifthenpay({ baseUrl: 'https://pay.example', keys, returnUrl: 'https://clinica.example', logger });
  let library = offering(offered);
  let update: (news: LibraryUpdate) => void = () => undefined;
  reportUnpayableMethods({
    library: {
      current: () => library,
      onUpdate: (listener) => {
        update = listener;
      },
    },
    provider,
    logger,
  });
  const publish = (next: Record<string, boolean>, news: LibraryUpdate) => {
    library = offering(next);
    update(news);
  };
  return { publish, reported: () => lines.map((line) => JSON.parse(line)) };
}
const complaint = { level: 'error', provider: 'ifthenpay', methods: ['card'] };

test('cards that are switched on without a key at ifthenpay are an error in the log from the start', () => {
  expect(worker(withCard).reported()).toMatchObject([complaint]);
  expect(worker(withCard, 'key').reported()).toEqual([]);
  expect(worker(withoutCard).reported()).toEqual([]);
});

test('cards that are switched on later are reported with that change, and with no other', () => {
  const { publish, reported } = worker(withoutCard);
  publish(withCard, change('equipa'));
  expect(reported()).toEqual([]);
  publish(withCard, change('marcacoes'));
  expect(reported()).toMatchObject([complaint]);
  publish(withoutCard, change('marcacoes'));
  expect(reported()).toHaveLength(1);
  publish(withCard, { changes: [], gone: true });
  expect(reported()).toHaveLength(2);
});
