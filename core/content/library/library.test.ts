import { expect, test } from 'vitest';
import { createLibrary } from './library.ts';
import { type PublishedRow, refTo } from './published-row.ts';

const row = (collection: string, id: number, body: object = {}): PublishedRow => ({
  collection,
  id: String(id),
  body: { id, updatedAt: '2026-01-01T00:00:00.000Z', ...body },
});
const inBoth = (pt: unknown, en: unknown = null) => ({ pt, en });

const library = createLibrary([
  row('problemas', 1, {
    slug: inBoth('rim', 'kidney'),
    titulo: inBoth('Rim', 'Kidney'),
    imagem: refTo('media', 7),
    assinatura: refTo('equipa', 2),
    revisor: refTo('equipa', 99),
    linhas: [{ texto: inBoth('um', 'one'), imagens: [refTo('media', 7), refTo('media', 8)] }],
    grupo: { nota: inBoth('sim') },
  }),
  row('equipa', 2, { slug: inBoth('ana'), nome: inBoth('Ana'), problema: refTo('problemas', 1), imagem: refTo('media', 7) }),
  row('media', 7, { alt: inBoth('A sala', 'The room') }),
  { collection: 'homepage', id: 'homepage', body: { titulo: inBoth('Início', 'Home') } },
  row('redirects', 1, { from: '/pt/antigo', to: '/pt/contactos' }),
]);

test('a document comes in one language, however deep its words stand', () => {
  expect(library.document('problemas', 1, 'en')).toMatchObject({ titulo: 'Kidney', linhas: [{ texto: 'one' }], grupo: { nota: null } });
  expect(library.page('homepage', 'pt')).toMatchObject({ titulo: 'Início' });
});

test('what it names comes along in the same language; what is not published is only a number', () => {
  expect(library.document('problemas', 1, 'en')).toMatchObject({ imagem: { id: 7, alt: 'The room' }, revisor: 99 });
  expect(library.document('problemas', 1, 'pt')?.['linhas']).toEqual([{ texto: 'um', imagens: [expect.objectContaining({ id: 7 }), 8] }]);
});

test('documents that name each other do not turn in circles', () => {
  const author = library.document('problemas', 1, 'pt')?.['assinatura'] as { nome: string; problema: { titulo: string } };
  expect([author.nome, author.problema.titulo]).toEqual(['Ana', 'Rim']);
});

test('nothing is there that nobody published', () => {
  expect(library.document('problemas', 2, 'pt')).toBeUndefined();
  expect(library.page('sobre_nos', 'pt')).toBeUndefined();
  expect(library.all('videos', 'pt')).toEqual([]);
});

test('a list has the newest first', () => {
  const many = createLibrary([9, 10, 2].map((id) => row('videos', id)));
  expect(many.all('videos', 'pt').map(({ id }) => id)).toEqual([10, 9, 2]);
});

test('addresses and redirects come from the same rows', () => {
  const document = library.addresses.byId('problemas', 1);
  expect(document && library.addresses.addressOf(document, 'en')).toBe('/en/problems/kidney');
  expect(library.redirects).toEqual([{ id: 1, from: '/pt/antigo', to: '/pt/contactos' }]);
});

test('a change makes another library and leaves this one as it was', () => {
  const changed = library.with([
    { collection: 'media', id: '7', body: { id: 7, alt: inBoth('Outra sala') } },
    { collection: 'equipa', id: '2', body: null },
  ]);
  expect(changed.document('problemas', 1, 'pt')).toMatchObject({ imagem: { alt: 'Outra sala' }, assinatura: 2 });
  expect(library.document('problemas', 1, 'pt')).toMatchObject({ imagem: { alt: 'A sala' }, assinatura: { nome: 'Ana' } });
});

test('reading titles costs no texts', () => {
  const body = { id: 1, titulo: inBoth('Título') };
  Object.defineProperty(body, 'texto', {
    enumerable: true,
    get: () => {
      throw new Error('the text was read');
    },
  });
  const [article] = createLibrary([{ collection: 'artigos_blog', id: '1', body }]).all('artigos_blog', 'pt');
  expect(article?.['titulo']).toBe('Título');
  expect(() => article?.['texto']).toThrow('the text was read');
});
