import { createLocalReq } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduledDocuments } from '../dashboard/scheduled-documents.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { otherWords, reviewed, signedPagesOf, signedWords, unsigned } from '../testing/signed-pages.ts';
import { testWorkerKey } from '../testing/test-backoffice.ts';

const backoffice = backofficeOfFile();
const { page, publish, register, registerOn, send, shown, signedPage, versionWith } = signedPagesOf(backoffice);

const chooseOnlySigned = (chosen: boolean) =>
  send(
    'POST',
    '/globals/definicoes?locale=pt',
    { texto_clinico_alterado: chosen ? 'so_assinado' : 'em_revisao', _status: 'published' },
    'admin',
  );
beforeAll(() => chooseOnlySigned(true));

const twoSentences = `${signedWords} Trata-se quase sempre.`;

/** What the refusal says of each place. */
async function refused(method: string, path: string, body?: object): Promise<{ path: string; label: string; message: string }[]> {
  const { json, status } = await backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });
  expect(status, JSON.stringify(json)).toBe(400);
  return json.errors[0].data.errors;
}
const refusedPublication = (id: number, body: object, collection = 'problemas') =>
  refused('PATCH', `/${collection}/${id}?locale=pt`, { ...body, _status: 'published' });

test('a changed sentence is not public before it is signed: the signed one stays, and the refusal names the place', async () => {
  const id = await signedPage();
  expect(await refusedPublication(id, { excerto: otherWords })).toEqual([
    {
      path: 'excerto',
      label: expect.stringContaining('Excerto'),
      message: expect.stringMatching(/em português.*02\/03\/2026.*«Pedir revisão»/),
    },
  ]);
  expect(await shown(id)).toEqual(reviewed());
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: otherWords });
  expect(await send('GET', `/revisao/problemas/${id}`)).toMatchObject({ state: 'outOfDate', isHeldBack: true, onSite: 'signedText' });
  await registerOn('2026-04-02', 'problemas', id);
  await publish(id, {});
  expect(await shown(id)).toEqual(reviewed(otherWords, '2026-04-02'));
});

test('a sentence, a field or the page is taken out at once, and what is left is under review', async () => {
  const id = await signedPage('problemas', { excerto: twoSentences });
  await publish(id, { excerto: signedWords });
  expect(await shown(id)).toEqual(unsigned(signedWords));
  expect(await refusedPublication(id, { excerto: otherWords }), 'what is left is not a way to other words').toHaveLength(1);
  await publish(id, { excerto: null });
  expect(await shown(id)).toMatchObject({ words: null, isUnderReview: true });
  await publish(id, { excerto: twoSentences });
  expect(await shown(id)).toEqual(reviewed(twoSentences));
  const { digest } = await send('GET', `/usos/problemas/${id}`);
  await send('POST', `/usos/problemas/${id}`, { act: 'withdraw', digest, to: null });
  expect((await shown(id)).words).toBeUndefined();
  expect(await refusedPublication(id, { excerto: otherWords }), 'a withdrawal is not a way to other words').toHaveLength(1);
});

test('what was never signed in public, an address and words for search engines: published as ever', async () => {
  const { doc } = await send('POST', '/problemas?locale=pt', { ...page(), _status: 'published' });
  await publish(doc.id, { excerto: otherWords });
  expect(await shown(doc.id)).toEqual(unsigned());
  const id = await signedPage();
  await publish(id, { slug: `outro-${id}`, meta: { title: 'Outro' } });
  expect(await shown(id)).toEqual(reviewed());
});

test('an older version, many at once, an article and the page that exists once: refused alike', async () => {
  const id = await signedPage();
  const older = await versionWith(id, signedWords);
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: otherWords });
  await registerOn('2026-04-02', 'problemas', id);
  await publish(id, {});
  expect(await refused('POST', `/problemas/versions/${older}`)).toMatchObject([{ path: 'excerto' }]);
  expect(await shown(id)).toEqual(reviewed(otherWords, '2026-04-02'));

  const [changed, kept] = [await signedPage(), await signedPage()];
  const where = [changed, kept].map((one, index) => `where[id][in][${index}]=${one}`).join('&');
  await refused('PATCH', `/problemas?locale=pt&${where}`, { excerto: otherWords, _status: 'published' });
  for (const one of [changed, kept]) expect(await shown(one)).toEqual(reviewed());

  const article = await signedPage('artigos_blog', { assinatura: undefined });
  expect(await refusedPublication(article, { excerto: otherWords }, 'artigos_blog')).toMatchObject([{ path: 'excerto' }]);

  await send('POST', '/globals/outras_doencas?locale=pt', { ...page(), _status: 'published' });
  await register('outras_doencas', 'outras_doencas');
  await refused('POST', '/globals/outras_doencas?locale=pt', { excerto: otherWords, _status: 'published' });
  expect(await shown(0, 'outras_doencas')).toEqual(reviewed());
});

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
});
afterAll(() => client.end());

test('on time: the signed page stays, the draft waits, and the start page says that it was not published', async () => {
  const id = await signedPage();
  const due = new Date(Date.now() + 600_000).toISOString();
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: otherWords, publicar_em: due });
  const past = new Date(Date.now() - 1_000);
  const { rows } = await client.query('update core.scheduled_changes set due_at = $1 where document_id = $2 returning id', [past, id]);
  await client.query('update cms._problemas_v set version_publicar_em = $1 where parent_id = $2 and latest', [past, id]);
  const headers = { authorization: `Bearer ${testWorkerKey}` };
  const { json } = await backoffice.call('POST', `/scheduled-changes/${rows[0].id}`, { headers });
  expect(json).toEqual({ outcome: 'refused' });
  expect(await shown(id)).toEqual(reviewed());
  const lines = await scheduledDocuments(await createLocalReq({}, backoffice.payload));
  expect(lines.filter((line) => line.id === id)).toMatchObject([{ isYours: true, detail: expect.stringContaining('uma assinatura') }]);
});

test('only an administrator chooses it, and readers are told nothing of it', async () => {
  await send('POST', '/globals/definicoes?locale=pt', { texto_clinico_alterado: 'em_revisao', _status: 'published' });
  const read = (as?: 'editor') => backoffice.call('GET', '/globals/definicoes', as ? { as } : {});
  expect((await read('editor')).json.texto_clinico_alterado).toBe('so_assinado');
  expect((await read()).json.texto_clinico_alterado).toBeUndefined();
  expect((await backoffice.library()).page('definicoes', 'pt')).not.toHaveProperty('texto_clinico_alterado');
});
