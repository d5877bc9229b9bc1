import { locales } from '@clinic/core/kernel/locale';
import { workItemKinds } from '@clinic/core/work-items/work-item';
import { expect, test } from 'vitest';
import { renderDeskDigest, renderOnCallSms, renderOverdueMail } from './render-desk-digest.ts';
import { sampleClinic } from './sample-mails.ts';

const now = new Date('2027-02-17T12:00:00Z');
const listUrl = 'https://gestao.exemplo.pt/admin/por-fazer';
const itemsOfAllKinds = workItemKinds.map((kind, index) => ({ id: String(index), kind, dueAt: now, visitAt: null }));

test.each(locales)('every kind has its words in a digest, %s', (locale) => {
  const { text } = renderDeskDigest({ items: itemsOfAllKinds, now, listUrl, clinic: sampleClinic(locale) }, locale);
  expect(text.match(/^- 1 × \S/gm)).toHaveLength(workItemKinds.length);
});

test.each(locales)('whoever is on call gets one text message of one part, whatever the kind, %s', (locale) => {
  for (const item of itemsOfAllKinds)
    expect(renderOnCallSms({ item, listUrl, clinic: sampleClinic(locale) }, locale).length).toBeLessThanOrEqual(160);
});

test('one that waits is one, and one past its time is told', () => {
  const clinic = sampleClinic('pt');
  const [item] = itemsOfAllKinds;
  const later = { id: '1', kind: 'refundDue' as const, dueAt: new Date(now.getTime() + 1), visitAt: null };
  expect(renderDeskDigest({ items: [later], now, listUrl: null, clinic }, 'pt')).toMatchObject({ subject: 'Um assunto espera no balcão' });
  expect(renderDeskDigest({ items: [later], now, listUrl: null, clinic }, 'pt').text).not.toContain('prazo');
  expect(renderDeskDigest({ items: item ? [item] : [], now, listUrl: null, clinic }, 'pt').text).toContain('um assunto já passou do prazo');
});

test.each(locales)('what is past its deadline is told by kind and number, with the way to it, %s', (locale) => {
  const { text, subject } = renderOverdueMail({ items: itemsOfAllKinds, listUrl, clinic: sampleClinic(locale) }, locale);
  expect(text.match(/^- 1 × \S/gm)).toHaveLength(workItemKinds.length);
  expect(text).toContain(listUrl);
  expect(subject).toContain(String(workItemKinds.length));
});
