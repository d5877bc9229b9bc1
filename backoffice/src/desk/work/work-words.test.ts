import type { WorkItem } from '@clinic/core/work-items/work-item';
import { expect, test } from 'vitest';
import { detailInWords } from './work-words.ts';

const newsletter = (sums: Record<'sent' | 'open' | 'refused', number>): WorkItem => ({
  ...{
    id: '1',
    kind: 'newsletterNotSent',
    subject: { kind: 'alarm', id: 'newsletter 1' },
    openedAt: new Date(),
    dueAt: new Date(),
    visitAt: null,
  },
  detail: { day: '2026-11-19', ...sums },
});

test('a newsletter that nobody got because its article was withdrawn says so, and counts no letters', () => {
  const none = newsletter({ sent: 0, open: 0, refused: 0 });
  expect(detailInWords(none, 'pt')).toBe('Envio de 19/11/2026: não saiu nenhuma carta, porque o artigo foi retirado.');
  expect(detailInWords(none, 'en')).toBe('Planned for 19/11/2026: no letter left, because the article was withdrawn.');
});

test('one that reached some says how many it did not reach', () => {
  expect(detailInWords(newsletter({ sent: 2, open: 3, refused: 0 }), 'pt')).toBe(
    'Envio de 19/11/2026: 2 cartas enviadas, 3 por enviar, 0 recusadas.',
  );
});
