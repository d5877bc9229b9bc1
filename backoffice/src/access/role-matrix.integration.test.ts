import { beforeAll, describe, expect, test } from 'vitest';
import { documentSlugs } from '../collections/document-slugs.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { samplePdf } from '../testing/pdf.ts';
import { pngPicture } from '../testing/pictures.ts';
import { type Role, roles } from './role.ts';

type Who = Role | null;
const everybody: Who[] = [...roles, null];
const editing: Who[] = ['admin', 'editor'];
/** Strangers, who are null here, read on the site: see strangers.integration.test.ts. */
const reading: Who[] = [...roles];
const verdict = (who: Who, allowed: Who[], good: number) => (allowed.includes(who) ? good : 403);

const backoffice = backofficeOfFile();
let section: number;
beforeAll(async () => {
  const { json } = await backoffice.call('POST', '/tratamentos_pp', {
    as: 'admin',
    body: { titulo: 'Secção', ...backoffice.review, _status: 'published' },
  });
  section = json.doc.id;
});

const ofAllRoutes = [
  'international',
  'prices',
  'contacts',
  'secondOpinion',
  'booking',
  'bookingOnline',
  'cookies',
  'terms',
  'accessibility',
];
let counter = 0;
const sample = (collection: string) => {
  const words = `Exemplo ${++counter}`;
  const event = { data_inicio: '2027-01-21T18:30:00.000Z', modalidade: 'online', excerto: words };
  const more: Record<string, object> = { tratamentos: { seccao: section }, eventos: event };
  return { titulo: words, nome: words, ...backoffice.review, ...more[collection] };
};

/** Published without an address of their own. */
const withoutAddress = ['categorias_de_blog', 'testemunhos', 'videos', 'artigos'];

describe.each([...documentSlugs, ...withoutAddress])('%s', (collection) => {
  let id: number;
  let draftId: number;
  beforeAll(async () => {
    const more = (rota: string | undefined) => (collection === 'paginas' ? { rota } : {});
    const live = { ...sample(collection), ...more(ofAllRoutes[0]), _status: 'published' };
    id = (await backoffice.call('POST', `/${collection}`, { as: 'admin', body: live })).json.doc.id;
    draftId = (
      await backoffice.call('POST', `/${collection}?draft=true`, { as: 'admin', body: { ...sample(collection), ...more(ofAllRoutes[1]) } })
    ).json.doc.id;
  });

  test.each(everybody)('%s reads what is published, a stranger nothing; only editors read drafts and versions', async (who) => {
    expect((await backoffice.call('GET', `/${collection}/${id}`, { as: who })).status).toBe(verdict(who, reading, 200));
    expect((await backoffice.call('GET', `/${collection}/${draftId}?draft=true`, { as: who })).status).toBe(
      verdict(who, reading, editing.includes(who) ? 200 : 404),
    );
    const listed = await backoffice.call('GET', `/${collection}?draft=true&limit=0`, { as: who });
    expect(Boolean(listed.json.docs?.some((doc: { id: number }) => doc.id === draftId))).toBe(editing.includes(who));
    expect((await backoffice.call('GET', `/${collection}/versions`, { as: who })).status).toBe(verdict(who, editing, 200));
  });

  test.each(everybody)('%s writes only as an editor', async (who) => {
    const rota = collection === 'paginas' ? { rota: ofAllRoutes[2 + everybody.indexOf(who)] } : {};
    const created = await backoffice.call('POST', `/${collection}`, {
      as: who,
      body: { ...sample(collection), ...rota, _status: 'published' },
    });
    expect(created.status).toBe(verdict(who, editing, 201));
    expect((await backoffice.call('PATCH', `/${collection}/${id}`, { as: who, body: { meta: { title: 'Novo' } } })).status).toBe(
      verdict(who, editing, 200),
    );
    expect((await backoffice.call('DELETE', `/${collection}/${created.json.doc?.id ?? id}`, { as: who })).status).toBe(
      verdict(who, editing, 200),
    );
  });
});

test.each(everybody)('media: %s sees it; editors change it', async (who) => {
  const file = { name: 'foto.png', type: 'image/png', content: await pngPicture(10 + everybody.indexOf(who), 10) };
  const created = await backoffice.call('POST', '/media', { as: who, file, body: { alt: 'Uma fotografia' } });
  expect(created.status).toBe(verdict(who, editing, 201));
  expect((await backoffice.call('GET', '/media', { as: who })).status).toBe(verdict(who, reading, 200));
  const { id } = (await backoffice.payload.find({ collection: 'media', limit: 1 })).docs[0] ?? { id: 0 };
  expect((await backoffice.call('PATCH', `/media/${id}`, { as: who, body: { alt: 'Outra' } })).status).toBe(verdict(who, editing, 200));
  if (!editing.includes(who)) expect((await backoffice.call('DELETE', `/media/${id}`, { as: who })).status).toBe(403);
});

test.each(everybody)('redirects: %s reads both ends; note and hits are for editors', async (who) => {
  const body = { from: `/pt/antigo-${++counter}`, to: '/pt/contactos', note: 'Interno' };
  expect((await backoffice.call('POST', '/redirects', { as: who, body })).status).toBe(verdict(who, editing, 201));
  await backoffice.call('POST', '/redirects', { as: 'admin', body });
  const { json } = await backoffice.call('GET', '/redirects?limit=1', { as: who });
  if (!reading.includes(who)) return expect(json.docs).toBeUndefined();
  expect(json.docs[0]).toMatchObject({ from: expect.any(String), to: '/pt/contactos' });
  expect('note' in json.docs[0]).toBe(editing.includes(who));
  expect('hits' in json.docs[0]).toBe(editing.includes(who));
});

test.each(everybody)('ficheiros: %s reads them; editors change them', async (who) => {
  const file = samplePdf(`folheto-${++counter}`);
  expect((await backoffice.call('POST', '/ficheiros', { as: who, file, body: {} })).status).toBe(verdict(who, editing, 201));
  const { json } = await backoffice.call('POST', '/ficheiros', { as: 'admin', file: samplePdf(`outro-${++counter}`), body: {} });
  const path = `/ficheiros/${json.doc.id}`;
  expect((await backoffice.call('GET', path, { as: who })).status).toBe(verdict(who, reading, 200));
  expect((await backoffice.call('PATCH', path, { as: who, body: { titulo: 'Folheto' } })).status).toBe(verdict(who, editing, 200));
  expect((await backoffice.call('DELETE', path, { as: who })).status).toBe(verdict(who, editing, 200));
});

test.each(everybody)('sinonimos: %s reads them; editors change them', async (who) => {
  const body = { lingua: 'pt', palavras: ['rim', 'renal'] };
  expect((await backoffice.call('POST', '/sinonimos', { as: who, body })).status).toBe(verdict(who, editing, 201));
  const { json } = await backoffice.call('POST', '/sinonimos', { as: 'admin', body });
  const path = `/sinonimos/${json.doc.id}`;
  expect((await backoffice.call('GET', path, { as: who })).json.palavras).toEqual(reading.includes(who) ? body.palavras : undefined);
  expect((await backoffice.call('PATCH', path, { as: who, body })).status).toBe(verdict(who, editing, 200));
  expect((await backoffice.call('DELETE', path, { as: who })).status).toBe(verdict(who, editing, 200));
});

test('the front desk is shown the booking settings and no content, the manager the site’s settings, too; an editor is shown all the content and no prices', () => {
  const own = backoffice.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-') && slug !== 'utilizadores');
  const isShown = (papel: Role) =>
    [...own, ...backoffice.payload.config.globals].map(({ admin, slug }) => {
      const hidden = admin.hidden as unknown;
      return { slug, shown: typeof hidden === 'function' ? !hidden({ user: { papel } }) : !hidden };
    });
  expect(isShown('balcao').filter(({ shown }) => shown)).toEqual([{ slug: 'marcacoes', shown: true }]);
  const ofManager = isShown('gestor').filter(({ shown }) => shown);
  expect(ofManager.map(({ slug }) => slug).sort()).toEqual(['definicoes', 'marcacoes']);
  expect(isShown('medico').filter(({ shown }) => shown)).toEqual([]);
  expect(isShown('editor').filter(({ shown }) => !shown)).toEqual([{ slug: 'marcacoes', shown: false }]);
  expect(isShown('admin').filter(({ shown }) => !shown)).toEqual([]);
});

const pages = ['homepage', 'sobre_nos', 'outras_doencas', 'politica_de_privacidade'];
const settings = ['menu', 'rodape'];

test.each(pages)('%s: the draft is for editors, the published page for all staff', async (slug) => {
  await backoffice.call('POST', `/globals/${slug}?locale=pt&draft=true`, { as: 'admin', body: { titulo: 'Rascunho' } });
  for (const who of everybody) {
    const { json } = await backoffice.call('GET', `/globals/${slug}?locale=pt&draft=true`, { as: who });
    expect(json.titulo === 'Rascunho').toBe(editing.includes(who));
  }
  const body = { titulo: 'Publicado', ...backoffice.review, _status: 'published' };
  await backoffice.call('POST', `/globals/${slug}`, { as: 'admin', body });
  for (const who of everybody)
    expect((await backoffice.call('GET', `/globals/${slug}?locale=pt`, { as: who })).json.titulo).toBe(
      reading.includes(who) ? 'Publicado' : undefined,
    );
});

test.each([...pages, ...settings])('%s: all staff read, editors write', async (slug) => {
  for (const who of everybody) {
    expect((await backoffice.call('GET', `/globals/${slug}`, { as: who })).status).toBe(verdict(who, reading, 200));
    expect((await backoffice.call('POST', `/globals/${slug}`, { as: who, body: {} })).status).toBe(verdict(who, editing, 200));
  }
});

test('marcacoes: all staff read, managers write', async () => {
  const body = { tipos: [{ tipo_id: 462, nome: 'Consulta', preco_presencial: 90 }] };
  for (const who of everybody) {
    expect((await backoffice.call('GET', '/globals/marcacoes', { as: who })).status).toBe(verdict(who, reading, 200));
    const { status, json } = await backoffice.call('POST', '/globals/marcacoes', { as: who, body });
    expect(status, JSON.stringify(json)).toBe(verdict(who, ['admin', 'gestor'], 200));
  }
});

test('definicoes: all staff read; a manager changes opening hours, closed days and the notice, and nothing else', async () => {
  const body = (who: string) => ({
    nome: `Clínica de ${who}`,
    email: `${who}@exemplo.pt`,
    encerramentos: [{ de: '2027-08-16', ate: '2027-08-20' }],
    aviso: { texto: `Aviso de ${who}`, tipo: 'informacao' },
  });
  for (const who of everybody) {
    expect((await backoffice.call('GET', '/globals/definicoes', { as: who })).status).toBe(verdict(who, reading, 200));
    const { status } = await backoffice.call('POST', '/globals/definicoes?locale=pt', { as: who, body: body(String(who)) });
    expect(status).toBe(verdict(who, ['admin', 'gestor', 'editor'], 200));
  }
  await backoffice.call('POST', '/globals/definicoes?locale=pt', { as: 'editor', body: body('editor') });
  const change = { ...body('gestor'), encerramentos: [{ de: '2027-12-24' }] };
  expect((await backoffice.call('POST', '/globals/definicoes?locale=pt', { as: 'gestor', body: change })).status).toBe(200);
  const { json } = await backoffice.call('GET', '/globals/definicoes?locale=pt');
  expect(json).toMatchObject({ nome: 'Clínica de editor', email: 'editor@exemplo.pt', aviso: { texto: 'Aviso de gestor' } });
  expect(json.encerramentos).toHaveLength(1);
  expect(json.encerramentos[0].de).toContain('2027-12-24');
});

test('third-party ids: an editor changes everything else in the settings, but not these', async () => {
  const body = (id: string) => ({ nome: `Clínica ${id}`, terceiros: { gtm_id: `GTM-${id}` } });
  await backoffice.call('POST', '/globals/definicoes', { as: 'admin', body: body('AAA') });
  await backoffice.call('POST', '/globals/definicoes', { as: 'editor', body: body('BBB') });
  const { json } = await backoffice.call('GET', '/globals/definicoes');
  expect(json).toMatchObject({ nome: 'Clínica BBB', terceiros: { gtm_id: 'GTM-AAA' } });
});
