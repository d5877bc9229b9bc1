import { createLocalReq } from 'payload';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { readAddresses } from '../addresses/list-addresses.ts';
import { brokenLinks } from '../dashboard/broken-links.ts';
import { scheduledDocuments } from '../dashboard/scheduled-documents.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';
import { linkIn, paragraphOf, pictureIn, richTextOf } from '../testing/rich-text.ts';
import { testWorkerKey } from '../testing/test-backoffice.ts';
import { readDrafts } from './drafts.ts';
import type { RedirectChoice, ShownUse, ShownUses } from './shown-uses.ts';

const backoffice = backofficeOfFile();
/** The tests about it tell one story, in their order. */
let page: { id: number; name: string; address: string };
beforeAll(async () => {
  page = await pageWithTwelveUses();
});

async function send(method: string, path: string, body?: object) {
  const answer = await backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}
const refused = async (method: string, path: string, body?: object): Promise<string> => {
  const answer = await backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBe(409);
  return answer.json.errors[0].message;
};
const published = async (collection: string, body: object, locale = 'pt'): Promise<number> =>
  (await send('POST', `/${collection}?locale=${locale}`, { ...body, ...backoffice.review, _status: 'published' })).doc.id;
const usesOf = (collection: string, id: number | string): Promise<ShownUses> => send('GET', `/usos/${collection}/${id}`);
const leave = async (collection: string, id: number, act: 'withdraw' | 'trash', to: string | null = null) =>
  send('POST', `/usos/${collection}/${id}`, { act, to, digest: (await usesOf(collection, id)).digest });
/** As the form does it: with the list that was shown. */
const plan = async (id: number, retirar_em: string) =>
  send('PATCH', `/problemas/${id}?locale=pt`, {
    retirar_em,
    usos_vistos: (await usesOf('problemas', id)).digest,
    _status: 'published',
  });
const redirects = async () =>
  (await send('GET', '/redirects?limit=0&sort=from')).docs.map(({ from, to }: { from: string; to: string }) => `${from} → ${to}`);
const isShown = async (collection: string, id: number) => Boolean((await backoffice.library()).document(collection, id, 'pt'));

const linkTo = (collection: string, id: number) =>
  richTextOf(linkIn('ver', { linkType: 'internal', doc: { relationTo: collection, value: id } }));
const linkAt = (url: string) => richTextOf(linkIn('ver', { linkType: 'custom', url }));

/** A page in both languages that twelve published places and one draft name. */
async function pageWithTwelveUses() {
  const name = 'prolapso';
  const id = await published('problemas', { titulo: 'Prolapso', slug: name });
  await send('PATCH', `/problemas/${id}?locale=en`, { titulo: 'Prolapse', slug: `${name}-en`, _status: 'published' });
  const address = `/pt/problemas/${name}`;
  const section = await published('tratamentos_pp', { titulo: 'Secção', problema: id });
  for (const number of [1, 2, 3]) await published('tratamentos', { titulo: `Tratamento ${number}`, seccao: section, problemas: [id] });
  for (const number of [1, 2, 3]) await published('artigos_blog', { titulo: `Artigo ${number}`, texto: linkTo('problemas', id) });
  await published('artigos_blog', { titulo: 'Com endereço', texto: linkAt(`${address}/?de=artigo`) });
  const exam = await published('analises_exames', {
    titulo: 'Exame',
    blocos: [{ blockType: 'conteudo', titulo: 'Ver também', cta_texto: 'Ver', cta_url: address }],
  });
  await send('PATCH', `/analises_exames/${exam}?locale=en`, {
    titulo: 'Test',
    blocos: (await send('GET', `/analises_exames/${exam}?locale=en&depth=0`)).blocos.map((block: object) => ({
      ...block,
      cta_url: `/en/problems/${name}-en`,
    })),
    _status: 'published',
  });
  await send('POST', '/globals/menu?locale=pt', {
    problemas: [{ title: 'Prolapso', destino: { relationTo: 'problemas', value: id } }],
  });
  await send('POST', '/globals/rodape?locale=pt', { ligacoes: [{ title: 'Prolapso', url: address }] });
  await send('POST', '/redirects', { from: `/pt/velho-${name}`, to: address });
  await send('POST', '/artigos_blog?locale=pt&draft=true', { titulo: 'Rascunho', texto: linkTo('problemas', id), _status: 'draft' });
  return { id, name, address };
}

const said = ({ sort, title, place, isPublic }: ShownUse) => `${sort} ${title} (${place})${isPublic ? '' : ', rascunho'}`;

test('twelve places and a draft are shown, each with its place and what becomes of it', async () => {
  const { id, name } = page;
  const { uses, addresses } = await usesOf('problemas', id);
  expect(addresses).toEqual([`/pt/problemas/${name}`, `/en/problems/${name}-en`]);
  expect(uses.filter(({ isPublic }) => isPublic)).toHaveLength(12);
  expect(uses.map(said).toSorted()).toMatchInlineSnapshot(`
    [
      "Análise ou exame Exame (Mais secções › Secções da página 1 › Botão › Endereço)",
      "Artigo Artigo 1 (Artigo › Texto)",
      "Artigo Artigo 2 (Artigo › Texto)",
      "Artigo Artigo 3 (Artigo › Texto)",
      "Artigo Com endereço (Artigo › Texto)",
      "Artigo Rascunho (Artigo › Texto), rascunho",
      "Menu  (Problemas 1 › Documento de destino)",
      "Redirecionamento /pt/velho-prolapso (Endereço novo)",
      "Rodapé  (Ligações 1 › Endereço)",
      "Secção de tratamentos Secção (Problema)",
      "Tratamento Tratamento 1 (Problemas que trata)",
      "Tratamento Tratamento 2 (Problemas que trata)",
      "Tratamento Tratamento 3 (Problemas que trata)",
    ]
  `);
  expect(
    Object.fromEntries(uses.map(({ sort, title, effects }) => [sort + title.replace(/[\d. ]+$/, ''), effects.withdraw])),
  ).toMatchInlineSnapshot(`
    {
      "Análise ou exameExame": "passa a levar ao novo destino",
      "ArtigoArtigo": "as palavras ficam, sem ligação",
      "ArtigoCom endereço": "passa a levar ao novo destino",
      "ArtigoRascunho": "só num rascunho: nada muda no site",
      "Menu": "a entrada sai do menu",
      "Redirecionamento/pt/velho-prolapso": "passa a levar ao novo destino",
      "Rodapé": "passa a levar ao novo destino",
      "Secção de tratamentosSecção": "deixa de aparecer aqui; o resto fica",
      "TratamentoTratamento": "deixa de aparecer aqui; o resto fica",
    }
  `);
});

test('without having seen them nobody withdraws, trashes or deletes it, one by one or many at once', async () => {
  const { id } = page;
  for (const message of [
    await refused('PATCH', `/problemas/${id}?locale=pt`, { _status: 'draft' }),
    await refused('PATCH', `/problemas/${id}`, { deletedAt: new Date().toISOString() }),
    await refused('DELETE', `/problemas/${id}`),
    await refused('PATCH', `/problemas?where[id][in][0]=${id}`, { _status: 'draft' }),
  ]) {
    expect(message).toContain('12 sítios apontam');
    expect(message).toContain('Menu (Problemas 1');
  }
  expect(await isShown('problemas', id)).toBe(true);
});

test('a list that was shown before somebody added a place is not the list any more', async () => {
  const { id } = page;
  const { digest } = await usesOf('problemas', id);
  await published('artigos_blog', { titulo: 'Entretanto', texto: linkTo('problemas', id) });
  expect(await refused('POST', `/usos/problemas/${id}`, { act: 'trash', digest, to: '/pt/contactos' })).toContain('13 sítios');
});

/** Written addresses that lead nowhere. Links that name the document itself keep their words on the site and lead nowhere else. */
async function deadAddresses(): Promise<string[]> {
  const req = await createLocalReq({}, backoffice.payload);
  const broken = await brokenLinks(req, await readAddresses(req));
  return broken.filter(({ detail }) => detail.includes('/')).map(({ title, detail }) => `${title}: ${detail}`);
}

test('moved to another address: every place follows it, none is broken', async () => {
  const { id, name, address } = page;
  const move = (slug: string) => send('PATCH', `/problemas/${id}?locale=pt`, { slug, _status: 'published' });
  await move(`${name}-novo`);
  expect(await redirects()).toEqual([`${address} → ${address}-novo`, `/pt/velho-${name} → ${address}-novo`]);
  expect(await deadAddresses()).toEqual([]);
  await move(name);
  expect(await redirects()).toEqual([`${address}-novo → ${address}`, `/pt/velho-${name} → ${address}`]);
  expect(await deadAddresses()).toEqual([]);
  const { docs } = await send('GET', `/redirects?where[from][equals]=${address}-novo`);
  await send('DELETE', `/redirects/${docs[0].id}`);
});

test.each(['withdraw', 'trash'] as const)(
  '%s: all places seen, none broken afterwards, and published again it has its addresses back',
  async (act) => {
    const { id, name, address } = page;
    const { digest } = await usesOf('problemas', id);
    const ask = (to: string | null) => refused('POST', `/usos/problemas/${id}`, { act, digest, to });
    expect(await ask(null)).toContain('diga para onde passam a levar');
    expect(await ask('/pt/problemas/nao-ha')).toContain('não há nenhuma página');
    expect(await ask(address)).toContain('não há nenhuma página');
    expect(await isShown('problemas', id)).toBe(true);

    await leave('problemas', id, act, '/pt/contactos');
    expect(await isShown('problemas', id)).toBe(false);
    expect(await redirects()).toEqual([
      `/en/problems/${name}-en → /en/contacts`,
      `${address} → /pt/contactos`,
      `/pt/velho-${name} → /pt/contactos`,
    ]);
    expect(await deadAddresses()).toEqual([]);

    const where = act === 'trash' ? `?trash=true&where[id][equals]=${id}` : `/${id}?locale=pt`;
    await send('PATCH', `/problemas${where}`, { deletedAt: null, _status: 'published' });
    expect(await isShown('problemas', id)).toBe(true);
    expect(await redirects()).toEqual([`/pt/velho-${name} → /pt/contactos`]);
    expect(await deadAddresses()).toEqual([]);
    if (act === 'withdraw')
      await send('PATCH', `/redirects/${(await send('GET', '/redirects')).docs[0].id}`, { from: `/pt/velho-${name}`, to: address });
  },
);

test('what a published page cannot stand without is not deleted: a section, a reviewer, a picture', async () => {
  const section = await published('tratamentos_pp', { titulo: 'Com tratamentos' });
  const treatment = await published('tratamentos', { titulo: 'Dentro', seccao: section });
  expect(
    await refused('POST', `/usos/tratamentos_pp/${section}`, {
      act: 'trash',
      to: '/pt/contactos',
      digest: (await usesOf('tratamentos_pp', section)).digest,
    }),
  ).toContain('Tratamento «Dentro» (Secção)');
  expect(await isShown('tratamentos', treatment)).toBe(true);

  const doctor = await published('equipa', { nome: 'Dra. Lida' });
  await published('problemas', { titulo: 'Revista por ela', revisor: doctor });
  await send('PATCH', `/problemas/${await published('problemas', { titulo: 'Outra' })}?locale=pt`, {
    revisor: doctor,
    _status: 'published',
  });
  expect(await refused('DELETE', `/equipa/${doctor}`)).toContain('Médico revisor');

  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(30, 20) };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body: { alt: 'Rim' }, file });
  await send('PATCH', `/media/${json.doc.id}?locale=en`, { alt: 'Kidney' });
  const page = await published('problemas', {
    titulo: 'Com imagem',
    o_que_e_texto: richTextOf(paragraphOf('Rim'), pictureIn(json.doc.id)),
  });
  for (const answer of [
    await refused('DELETE', `/media/${json.doc.id}`),
    await refused('PATCH', `/media/${json.doc.id}?locale=pt`, { deletedAt: new Date().toISOString() }),
  ])
    expect(answer).toContain('«Com imagem»');
  await send('PATCH', `/problemas/${page}?locale=pt`, { o_que_e_texto: null, _status: 'published' });
  await send('PATCH', `/media/${json.doc.id}?locale=pt`, { deletedAt: new Date().toISOString() });
});

test('a withdrawal is planned only by who has seen what points to the page: in the form, by the API, for many at once', async () => {
  const id = await published('problemas', { titulo: 'Sai em 2030', slug: 'sai-em-2030' });
  const [first, later] = ['2030-01-02T10:30:00.000Z', '2030-02-02T10:30:00.000Z'];
  const planned = async () => (await send('GET', `/problemas/${id}?draft=true`)).retirar_em ?? null;
  await send('PATCH', `/problemas/${id}?draft=true`, { retirar_em: first });
  await send('PATCH', `/problemas/${id}?draft=true`, { retirar_em: null });
  await published('artigos_blog', { titulo: 'Aponta para 2030', texto: linkTo('problemas', id) });

  for (const message of [
    await refused('PATCH', `/problemas/${id}?draft=true`, { retirar_em: first }),
    await refused('PATCH', `/problemas/${id}?locale=pt`, { retirar_em: first, _status: 'published' }),
    await refused('PATCH', `/problemas/${id}?draft=true`, { retirar_em: first, usos_vistos: 'outra lista' }),
    await refused('PATCH', `/problemas?where[id][in][0]=${id}`, { retirar_em: first }),
  ])
    expect(message).toBe(
      '1 sítio aponta para «Sai em 2030», que sairia do site na hora marcada: Artigo «Aponta para 2030» (Artigo › Texto). Por baixo de «Retirar em», veja o que lhes acontece e confirme.',
    );
  expect(await planned()).toBeNull();

  const { digest } = await usesOf('problemas', id);
  await send('PATCH', `/problemas/${id}?draft=true`, { retirar_em: first, usos_vistos: digest });
  expect(await planned()).toBe(first);
  // Kept as it is, it is not asked about again, whoever has come to point there; moved, it is.
  await published('artigos_blog', { titulo: 'Também aponta', texto: linkTo('problemas', id) });
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { titulo: 'Sai mesmo', retirar_em: first });
  expect(await refused('PATCH', `/problemas/${id}?draft=true`, { retirar_em: later, usos_vistos: digest })).toContain('2 sítios apontam');
  await send('PATCH', `/problemas/${id}?draft=true`, { retirar_em: null });
  expect(await planned()).toBeNull();
});

test('an older version that is restored does not plan the withdrawal it was saved with', async () => {
  const id = await published('problemas', { titulo: 'Volta atrás' });
  await published('artigos_blog', { titulo: 'Aponta para trás', texto: linkTo('problemas', id) });
  await plan(id, '2030-01-02T10:30:00.000Z');
  await send('PATCH', `/problemas/${id}?locale=pt`, { titulo: 'Fica', retirar_em: null, _status: 'published' });
  const { docs } = await send('GET', `/problemas/versions?where[parent][equals]=${id}&where[version.retirar_em][exists]=true&depth=0`);
  await send('POST', `/problemas/versions/${docs[0].id}`);
  const restored = await send('GET', `/problemas/${id}?locale=pt`);
  expect([restored.titulo, restored.retirar_em ?? null]).toEqual(['Volta atrás', null]);
});

test('a page that is to leave on time says how many public places name it, beside its form and on the dashboard', async () => {
  const id = await published('problemas', { titulo: 'Sai à meia-noite', slug: 'sai-a-meia-noite' });
  for (const number of [1, 2]) await published('artigos_blog', { titulo: `Aponta ${number}`, texto: linkTo('problemas', id) });
  await send('POST', '/artigos_blog?locale=pt&draft=true', { titulo: 'Só um rascunho', texto: linkTo('problemas', id) });
  await plan(id, '2030-01-02T10:30:00.000Z');
  const { changes } = await send('GET', `/scheduled-changes/problemas/${id}`);
  expect(changes).toMatchObject([{ action: 'withdraw', uses: 2 }]);
  const req = await createLocalReq({}, backoffice.payload);
  req.i18n.language = 'pt';
  const line = (await scheduledDocuments(req)).find(({ title }) => title === 'Sai à meia-noite');
  expect(line?.detail).toBe('Sai do site a 02/01/2030, 10:30. 2 sítios no site apontam para lá.');
  await send('PATCH', `/problemas/${id}?locale=pt`, { retirar_em: null, _status: 'published' });
});

test('on time a page leaves whatever names it, and what was written to its address leads home', async () => {
  const id = await published('problemas', { titulo: 'Até hoje' });
  await published('artigos_blog', { titulo: 'Liga para hoje', texto: linkAt('/pt/problemas/ate-hoje') });
  await plan(id, new Date(Date.now() + 600_000).toISOString());
  const client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  const past = new Date(Date.now() - 1_000);
  const { rows } = await client.query('update core.scheduled_changes set due_at = $1 where document_id = $2 returning id', [past, id]);
  await client.query('update cms._problemas_v set version_retirar_em = $1 where parent_id = $2 and latest', [past, id]);
  await client.end();
  const run = await backoffice.call('POST', `/scheduled-changes/${rows[0].id}`, { headers: { authorization: `Bearer ${testWorkerKey}` } });
  expect(run.json).toEqual({ outcome: 'done' });
  expect(await isShown('problemas', id)).toBe(false);
  expect(await redirects()).toContain('/pt/problemas/ate-hoje → /pt');
  expect(await deadAddresses()).toEqual([]);
});

test('what nobody names leaves without a question', async () => {
  const id = await published('problemas', { titulo: 'Sozinho' });
  await send('PATCH', `/problemas/${id}?locale=pt`, { _status: 'draft' });
  const other = await published('problemas', { titulo: 'Também sozinho' });
  await send('PATCH', `/problemas/${other}`, { deletedAt: new Date().toISOString() });
  expect(await isShown('problemas', other)).toBe(false);
});

test('drafts are read only of the kinds that have one', async () => {
  const { payload } = backoffice;
  const req = await createLocalReq({}, payload);
  const [ofCollections, ofGlobals] = [vi.spyOn(payload.db, 'findVersions'), vi.spyOn(payload.db, 'findGlobalVersions')];
  const drafts = await readDrafts(req);
  const asked = [...ofCollections.mock.calls.map(([{ collection }]) => collection), ...ofGlobals.mock.calls.map(([{ global }]) => global)];
  for (const spy of [ofCollections, ofGlobals]) spy.mockRestore();
  expect(drafts.length).toBeGreaterThan(0);
  expect(asked.toSorted()).toEqual([...new Set(drafts.map(({ slug }) => slug))].toSorted());
});

test('where an old address may lead is told when it is asked: every other page, not with each opening of a form', async () => {
  const target = await published('problemas', { titulo: 'Destino possível', slug: 'destino-possivel' });
  const id = await published('problemas', { titulo: 'De partida', slug: 'de-partida' });
  expect(await usesOf('problemas', id)).not.toHaveProperty('choices');
  const { choices } = await send('GET', `/usos/problemas/${id}/destinos`);
  const paths = choices.map((choice: RedirectChoice) => choice.path);
  expect(choices).toContainEqual({ path: '/pt/problemas/destino-possivel', title: 'Destino possível' });
  expect(paths).not.toContain('/pt/problemas/de-partida');
  expect((await backoffice.call('GET', `/usos/problemas/${target}/destinos`, { as: 'medico' })).status).toBe(403);
});

test('a page that exists once leaves after its editor has seen which links are left without it; the home page never', async () => {
  await send('POST', '/globals/sobre_nos?locale=pt', { titulo: 'Sobre nós', _status: 'published' });
  const isPublic = async (slug: string) => Boolean((await backoffice.library()).page(slug, 'pt'));
  const article = await published('artigos_blog', { titulo: 'Leva à clínica', texto: linkAt('/pt/sobre-nos?de=artigo') });
  expect(await refused('POST', '/globals/sobre_nos', { _status: 'draft' })).toContain('Leva à clínica');
  expect(await isPublic('sobre_nos')).toBe(true);
  const shown = await usesOf('sobre_nos', 'sobre_nos');
  expect(shown.isLive).toBe(true);
  expect(shown.uses.map(({ title, effects }) => [title, effects.withdraw])).toEqual([['Leva à clínica', 'a ligação fica sem página']]);
  const leaving = { digest: shown.digest, to: null };
  expect((await backoffice.call('POST', '/usos/sobre_nos/sobre_nos', { as: 'editor', body: { act: 'trash', ...leaving } })).status).toBe(
    400,
  );
  await send('POST', '/usos/sobre_nos/sobre_nos', { act: 'withdraw', ...leaving });
  expect(await isPublic('sobre_nos')).toBe(false);
  await send('PATCH', `/artigos_blog/${article}`, { deletedAt: new Date().toISOString() });

  await send('POST', '/globals/homepage?locale=pt', { titulo: 'Início', _status: 'published' });
  const kept = await backoffice.call('POST', '/globals/homepage', { as: 'editor', body: { _status: 'draft' } });
  expect(kept).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringContaining('não se retira') }] } });
  expect(await isPublic('homepage')).toBe(true);
  expect((await backoffice.call('GET', '/usos/rodape/rodape', { as: 'editor' })).status).toBe(404);
});

test('only editors read where something is used, and only from a page of ours is anything done about it', async () => {
  const id = await published('problemas', { titulo: 'Reservado' });
  for (const as of ['balcao', 'medico', null] as const) {
    expect((await backoffice.call('GET', `/usos/problemas/${id}`, { as })).status).toBe(403);
    expect((await backoffice.call('POST', `/usos/problemas/${id}`, { as, body: { act: 'trash', digest: '', to: null } })).status).toBe(403);
  }
  const headers = { origin: 'https://mau.example' };
  expect(
    (await backoffice.call('POST', `/usos/problemas/${id}`, { as: 'editor', headers, body: { act: 'trash', digest: '', to: null } }))
      .status,
  ).toBe(403);
  expect((await backoffice.call('GET', '/usos/utilizadores/1', { as: 'editor' })).status).toBe(404);
});
