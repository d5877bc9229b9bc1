import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { isSlug, toSlug } from './slug-format.ts';

const backoffice = backofficeOfFile();

type Language = 'pt' | 'en';
const create = (collection: string, body: object, locale: Language = 'pt', language: Language = 'pt') =>
  backoffice.call('POST', `/${collection}?locale=${locale}`, {
    as: 'editor',
    body: { _status: 'published', ...backoffice.review, ...body },
    language,
  });

test('a slug is made of the title', () => {
  expect(toSlug('  Hiperplasia Benigna da Próstata (HBP) ')).toBe('hiperplasia-benigna-da-prostata-hbp');
  expect(isSlug(toSlug('Ecografia — 2.ª avaliação'))).toBe(true);
});

test.each(['Maiúsculas', 'com espaço', 'acentuação', '-hifen', 'hifen-', 'dois--hifenes', 'barra/barra'])('%j is no slug', async (slug) => {
  const { json, status } = await create('problemas', { titulo: 'Título', slug });
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('letras minúsculas sem acentos');
});

test('an empty slug is filled from the title, in each language', async () => {
  const { json } = await create('problemas', { titulo: 'Tumor do rim' });
  const patch = { titulo: 'Kidney tumour', _status: 'published' };
  await backoffice.call('PATCH', `/problemas/${json.doc.id}?locale=en`, { as: 'editor', body: patch });
  const all = await backoffice.call('GET', `/problemas/${json.doc.id}?locale=all`);
  expect(all.json.slug).toEqual({ pt: 'tumor-do-rim', en: 'kidney-tumour' });
});

test('two documents of a collection cannot share a slug in one language, and the editor is told why', async () => {
  await create('equipa', { nome: 'Ana Silva', slug: 'ana-silva' });
  const second = await create('equipa', { nome: 'Ana Silva' });
  expect(second.status).toBe(400);
  expect(JSON.stringify(second.json)).toContain('Outro documento já tem este endereço nesta língua.');
  const inEnglish = await create('equipa', { nome: 'Ana Silva' }, 'pt', 'en');
  expect(JSON.stringify(inEnglish.json)).toContain('Another document already has this address in this language.');
});

test('the same slug may stand in the other language and in another collection', async () => {
  await create('analises_exames', { titulo: 'PSA', slug: 'psa' });
  expect((await create('problemas', { titulo: 'PSA', slug: 'psa' })).status).toBe(201);
  expect((await create('analises_exames', { titulo: 'PSA test', slug: 'psa' }, 'en')).status).toBe(201);
});

test('a treatment’s slug is unique in its section only', async () => {
  const [first, second] = [await create('tratamentos_pp', { titulo: 'Rim' }), await create('tratamentos_pp', { titulo: 'Bexiga' })];
  const treatment = (seccao: number) => create('tratamentos', { titulo: 'Cirurgia aberta', seccao });
  expect((await treatment(first.json.doc.id)).status).toBe(201);
  expect((await treatment(second.json.doc.id)).status).toBe(201);
  expect((await treatment(second.json.doc.id)).status).toBe(400);
});

test('of two editors who publish the same treatment at once, one is refused', async () => {
  const { json } = await create('tratamentos_pp', { titulo: 'Próstata' });
  const both = await Promise.all([1, 2].map(() => create('tratamentos', { titulo: 'Laser', seccao: json.doc.id })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test('a document needs a title in at least one language, and a title wherever it has a slug', async () => {
  expect((await create('eventos', {})).status).toBe(400);
  const facts = { data_inicio: '2027-01-21T18:30:00.000Z', modalidade: 'online', excerto: 'Uma conversa aberta.' };
  const { json } = await create('eventos', { titulo: 'Sessão aberta', ...facts });
  const inEnglish = (body: object) =>
    backoffice.call('PATCH', `/eventos/${json.doc.id}?locale=en`, { as: 'editor', body: { ...body, _status: 'published' } });
  expect((await inEnglish({})).status).toBe(200);
  expect((await inEnglish({ slug: 'open-session' })).status).toBe(400);
});

test('a page takes its slug from the route table, in the languages it has a title in', async () => {
  const { json } = await create('paginas', { titulo: 'Contactos', rota: 'contacts', slug: 'outra-coisa' });
  const read = async () => (await backoffice.call('GET', `/paginas/${json.doc.id}?locale=all`)).json.slug;
  expect(await read()).toEqual({ pt: 'contactos' });
  await backoffice.call('PATCH', `/paginas/${json.doc.id}?locale=en`, { as: 'editor', body: { titulo: 'Contacts', _status: 'published' } });
  expect(await read()).toEqual({ pt: 'contactos', en: 'contacts' });
  expect((await create('paginas', { titulo: 'Outra', rota: 'contacts' })).status).toBe(400);
});

test('a document is copied as often as one likes, in both languages, each copy with an address of its own', async () => {
  const { json } = await create('problemas', { titulo: 'Original' });
  const english = { titulo: 'The original', _status: 'published' };
  await backoffice.call('PATCH', `/problemas/${json.doc.id}?locale=en`, { as: 'editor', body: english });
  const copy = async () => {
    const made = await backoffice.call('POST', `/problemas/${json.doc.id}/duplicate?locale=pt`, { as: 'editor', body: {} });
    expect(made.status, JSON.stringify(made.json)).toBeLessThan(300);
    const { json: read } = await backoffice.call('GET', `/problemas/${made.json.doc.id}?locale=all&draft=true`, { as: 'editor' });
    return read.slug;
  };
  expect(await copy()).toEqual({ pt: 'original-copia', en: 'the-original-copia' });
  expect(await copy()).toEqual({ pt: 'original-copia-2', en: 'the-original-copia-2' });
});
