import { expect, test } from 'vitest';
import type { DocumentFields } from '../fields.ts';
import { writeFields } from './write-fields.ts';

const wanted: DocumentFields = { titulo: { pt: 'Rim', en: 'Kidney' }, faqs: [{ pergunta: { pt: 'Dói?', en: 'Does it hurt?' } }] };

test('writes Portuguese first, and English with the ids of the rows that made', async () => {
  const sent: [string, DocumentFields][] = [];
  const changed = await writeFields(wanted, undefined, async (query, body) => {
    sent.push([query, body]);
    return { ...body, faqs: [{ ...Object(body['faqs'])[0], id: 'f1' }] };
  });
  expect(changed).toBe(true);
  expect(sent).toEqual([
    ['locale=pt&depth=0', { titulo: 'Rim', faqs: [{ pergunta: 'Dói?' }] }],
    ['locale=en&depth=0', { titulo: 'Kidney', faqs: [{ id: 'f1', pergunta: 'Does it hurt?' }] }],
  ]);
});

test('writes nothing where all is as it should be', async () => {
  const stored = { titulo: { pt: 'Rim', en: 'Kidney' }, faqs: [{ id: 'f1', pergunta: { pt: 'Dói?', en: 'Does it hurt?' } }] };
  expect(await writeFields(wanted, stored, () => Promise.reject(new Error('no write expected')))).toBe(false);
});

test('says which fields the back office dropped', async () => {
  const writing = writeFields({ titulo: { pt: 'Rim', en: null }, resumo: 'x' }, {}, async () => ({ titulo: 'Rim' }));
  await expect(writing).rejects.toThrow('the back office did not keep resumo');
});

test('publishes with the last language it writes, so that the first is a draft', async () => {
  const sent: [string, unknown][] = [];
  const write = async (query: string, body: DocumentFields) => {
    sent.push([query, body['_status']]);
    return body;
  };
  await writeFields({ titulo: { pt: 'Rim', en: 'Kidney' }, _status: 'published' }, {}, write);
  await writeFields({ titulo: { pt: 'Blogue', en: null }, _status: 'published' }, {}, write);
  expect(sent).toEqual([
    ['locale=pt&depth=0&draft=true', 'draft'],
    ['locale=en&depth=0', 'published'],
    ['locale=pt&depth=0', 'published'],
  ]);
});
