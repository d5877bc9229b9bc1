import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';

/** `content`: all staff read what is published of it. `administration`: the roles of staff decide. Strangers read neither. */
const decided: Record<string, 'content' | 'administration'> = {
  paginas: 'content',
  problemas: 'content',
  tratamentos_pp: 'content',
  tratamentos: 'content',
  analises_exames: 'content',
  equipa: 'content',
  artigos_blog: 'content',
  landing_pages: 'content',
  agradecimentos: 'content',
  eventos: 'content',
  testemunhos: 'content',
  videos: 'content',
  artigos: 'content',
  categorias_de_blog: 'content',
  media: 'content',
  ficheiros: 'content',
  redirects: 'content',
  sinonimos: 'content',
  utilizadores: 'administration',
  'payload-kv': 'administration',
  'payload-locked-documents': 'administration',
  'payload-preferences': 'administration',
  'payload-migrations': 'administration',
  homepage: 'content',
  sobre_nos: 'content',
  outras_doencas: 'content',
  politica_de_privacidade: 'content',
  quiz_sintomas: 'content',
  quiz_psa: 'content',
  menu: 'content',
  rodape: 'content',
  definicoes: 'content',
  marcacoes: 'content',
};

/** 501: it has no addresses at all. */
const refused = [401, 403, 404, 501];

const backoffice = backofficeOfFile();

const everything = () => [
  ...backoffice.payload.config.collections.map(({ slug }) => ({ slug, path: `/${slug}`, versions: `/${slug}/versions` })),
  ...backoffice.payload.config.globals.map(({ slug }) => ({ slug, path: `/globals/${slug}`, versions: `/globals/${slug}/versions` })),
];

test('of every collection and page it is decided who reads it', () => {
  expect(
    everything()
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(Object.keys(decided).toSorted());
});

test('a stranger reads nothing at all, the front desk what is published', async () => {
  const answers = new Map<string, { stranger: number; wrongKey: number; desk: number }>();
  for (const { slug, path } of everything()) {
    const wrong = { as: null, headers: { authorization: 'Bearer only-for-tests-of-the-conten' } };
    answers.set(slug, {
      stranger: (await backoffice.call('GET', path, { as: null })).status,
      wrongKey: (await backoffice.call('GET', path, wrong)).status,
      desk: (await backoffice.call('GET', path)).status,
    });
  }
  for (const [slug, { desk, ...others }] of answers) {
    for (const status of Object.values(others)) expect(refused, slug).toContain(status);
    if (decided[slug] === 'content') expect(desk, slug).toBe(200);
  }
});

test('a stranger reads no versions either', async () => {
  for (const { slug, versions } of everything().filter(({ slug }) => decided[slug] === 'content'))
    expect(refused, slug).toContain((await backoffice.call('GET', versions, { as: null })).status);
});

test('a draft, the notes and counts of redirects, and who wrote something stay inside', async () => {
  await backoffice.call('POST', '/problemas?draft=true', { as: 'editor', body: { titulo: 'Ainda por publicar' } });
  expect(JSON.stringify((await backoffice.call('GET', '/problemas?draft=true&limit=0')).json)).not.toContain('Ainda por publicar');
  const redirect = { from: '/pt/antigo', to: '/pt/contactos', note: 'Só para nós' };
  await backoffice.call('POST', '/redirects', { as: 'editor', body: redirect });
  expect(Object.keys((await backoffice.call('GET', '/redirects')).json.docs[0]).toSorted()).toEqual([
    'createdAt',
    'from',
    'id',
    'to',
    'updatedAt',
  ]);
});

test('a picture’s own file is for staff here: visitors get it from the site', async () => {
  const file = { name: 'foto.png', type: 'image/png', content: await pngPicture(10, 10) };
  const { json } = await backoffice.call('POST', '/media', { as: 'editor', file, body: { alt: 'Uma fotografia' } });
  const address = `/media/file/${json.doc.filename}`;
  expect((await backoffice.call('GET', address, { as: null })).status).toBe(403);
  expect((await backoffice.call('GET', address, { as: 'balcao' })).status).toBe(200);
});

test('what exists here is not listed to a stranger', async () => {
  const { json } = await backoffice.call('GET', '/access', { as: null });
  // Where staff sign in says the name of their own collection.
  for (const slug of Object.keys(decided).filter((slug) => slug !== 'utilizadores')) expect(JSON.stringify(json)).not.toContain(slug);
});

test('a stranger writes nothing', async () => {
  for (const { slug, path } of everything())
    if (decided[slug] === 'content') expect((await backoffice.call('POST', path, { as: null, body: {} })).status, slug).toBe(403);
});
