import { createAddressBook, type DocumentAddress } from '@clinic/core/addresses/address-book';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
}, 60_000);
afterAll(() => backoffice.stop());

const write = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const { json, status } = await backoffice.call(method, path, {
    as: 'editor',
    body: { _status: 'published', ...backoffice.review, ...body },
  });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json.doc;
};

test('lists what is published, in both languages, to the site', async () => {
  const section = await write('POST', '/tratamentos_pp?locale=pt', { titulo: 'Tumor do rim' });
  await write('PATCH', `/tratamentos_pp/${section.id}?locale=en`, { titulo: 'Kidney tumour' });
  const treatment = await write('POST', '/tratamentos?locale=pt', { titulo: 'Crioterapia', seccao: section.id });
  const doctor = await write('POST', '/equipa?locale=pt', { nome: 'Ana Silva' });
  await backoffice.call('POST', '/problemas?draft=true', { as: 'editor', body: { titulo: 'Ainda não' } });
  await backoffice.call('PATCH', `/equipa/${doctor.id}?draft=true`, { as: 'editor', body: { nome: 'Ana Souto' } });

  const { json, status } = await backoffice.call('GET', '/addresses');
  expect(status).toBe(200);
  const updatedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const both = { slugs: { pt: 'tumor-do-rim', en: 'kidney-tumour' }, titles: { pt: 'Tumor do rim', en: 'Kidney tumour' } };
  const portuguese = { slugs: { pt: 'crioterapia', en: null }, titles: { pt: 'Crioterapia', en: null } };
  const written = json.documents.filter(({ collection, id }: DocumentAddress) => collection !== 'equipa' || id === doctor.id);
  expect(written).toEqual([
    { collection: 'tratamentos_pp', id: section.id, ...both, parent: null, updatedAt },
    { collection: 'tratamentos', id: treatment.id, ...portuguese, parent: section.id, updatedAt },
    {
      collection: 'equipa',
      id: doctor.id,
      slugs: { pt: 'ana-silva', en: null },
      titles: { pt: 'Ana Silva', en: null },
      parent: null,
      updatedAt,
    },
  ]);

  const book = createAddressBook(json.documents);
  expect(book.addressOf(written[1], 'pt')).toBe('/pt/tratamentos/tumor-do-rim/crioterapia');
});
