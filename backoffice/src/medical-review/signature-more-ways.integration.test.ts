import { setTimeout as sleep } from 'node:timers/promises';
import { commitTransaction, createLocalReq, initTransaction, type PayloadRequest } from 'payload';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';
import { pictureIn, richTextOf } from '../testing/rich-text.ts';
import { otherWords, reviewed, signedPagesOf, signedWords, unsigned } from '../testing/signed-pages.ts';

const backoffice = backofficeOfFile();
const { page, publish, register, registerOn, send, shown, signedPage, versionWith } = signedPagesOf(backoffice);

test('one language published alone: the signature of both is gone', async () => {
  const id = await signedPage();
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: otherWords });
  await send('PATCH', `/problemas/${id}?locale=pt&publishSpecificLocale=pt`, { _status: 'published' });
  expect(await shown(id)).toEqual(unsigned());
});

test('both languages in one request: refused in plain words, and nothing changes', async () => {
  const id = await signedPage();
  const body = { excerto: { pt: otherWords, en: 'One in seven.' }, _status: 'published' };
  const { json, status } = await backoffice.call('PATCH', `/problemas/${id}?locale=all`, { as: 'editor', body });
  expect(status).toBe(400);
  expect(json.errors[0].message).toContain('uma língua de cada vez');
  expect(await shown(id)).toEqual(reviewed());
  expect((await shown(id, 'problemas', 'en')).words).toBeNull();
});

test('saved by itself while somebody types: not public; published with that sign: alone', async () => {
  const id = await signedPage();
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true&autosave=true`, { excerto: otherWords });
  expect(await shown(id)).toEqual(reviewed());
  await send('PATCH', `/problemas/${id}?locale=pt&autosave=true`, { _status: 'published' });
  expect(await shown(id)).toEqual(unsigned());
});

test('a field of many pages changed at once: each page loses its signature, the others keep theirs', async () => {
  const [one, other, bystander] = [await signedPage(), await signedPage(), await signedPage()];
  const where = [one, other].map((id, index) => `where[id][in][${index}]=${id}`).join('&');
  await send('PATCH', `/problemas?locale=pt&${where}`, { excerto: otherWords, _status: 'published' });
  for (const id of [one, other]) expect(await shown(id)).toEqual(unsigned());
  expect(await shown(bystander)).toEqual(reviewed());
});

test('a new document that calls itself by the number of a signed one: is another document, and unsigned', async () => {
  const id = await signedPage();
  const { doc } = await send('POST', '/problemas?locale=pt', { ...page(), id, excerto: otherWords, _status: 'published' });
  expect(doc.id).not.toBe(id);
  expect(await shown(doc.id)).toEqual(unsigned());
  expect(await shown(id)).toEqual(reviewed());
});

test('an older version restored as a draft, and published later: alone', async () => {
  const id = await signedPage();
  await publish(id, { excerto: otherWords });
  await registerOn('2026-04-02', 'problemas', id);
  await send('POST', `/problemas/versions/${await versionWith(id, signedWords)}?draft=true`);
  expect(await shown(id)).toEqual(reviewed(otherWords, '2026-04-02'));
  await publish(id, {});
  expect(await shown(id)).toEqual(unsigned(signedWords));
});

test('an older version of the page that exists once: comes back alone', async () => {
  const path = '/globals/outras_doencas';
  await send('POST', `${path}?locale=pt`, { ...page(), _status: 'published' });
  await register('outras_doencas', 'outras_doencas');
  await send('POST', `${path}?locale=pt`, { excerto: otherWords, data_revisao: '2026-04-02T12:00:00.000Z', _status: 'published' });
  await register('outras_doencas', 'outras_doencas');
  const { docs } = await send('GET', `${path}/versions?locale=pt&limit=0`);
  const older = docs.find(({ version }: { version: { excerto: string } }) => version.excerto === signedWords);
  await send('POST', `${path}/versions/${older.id}?locale=pt`);
  expect(await shown(0, 'outras_doencas')).toEqual(unsigned(signedWords));
});

test('a signature on paper that is no younger than the last one, written down under other words: refused', async () => {
  const id = await signedPage();
  await publish(id, { excerto: otherWords });
  for (const day of ['2026-03-02', '2026-03-01']) {
    await publish(id, { data_revisao: `${day}T12:00:00.000Z` });
    const answer = await backoffice.call('POST', `/revisao/problemas/${id}/registar`, { as: 'admin' });
    expect(answer.json).toEqual({ ok: false, error: { kind: 'older' } });
    expect(await shown(id)).toEqual(unsigned());
  }
  await registerOn('2026-03-03', 'problemas', id);
  expect(await shown(id)).toEqual(reviewed(otherWords, '2026-03-03'));
});

const testimonials = { blockType: 'testemunhos', titulo: 'Vozes' };

test('what a patient says in the middle of a signed page: is signed with it', async () => {
  const voice = { nome: 'António, 67 anos', testemunho: 'Fui bem tratado.', _status: 'published' };
  const { doc } = await send('POST', '/testemunhos?locale=pt', voice);
  const [withVoices, without] = [await signedPage('analises_exames', { blocos: [testimonials] }), await signedPage('analises_exames')];
  const state = async () => (await shown(withVoices, 'analises_exames')).isUnderReview;
  const change = (body: object, draft = '') => send('PATCH', `/testemunhos/${doc.id}?locale=pt${draft}`, body);
  expect(await state()).toBe(false);
  await change({ testemunho: 'Fiquei curado.' }, '&draft=true');
  expect(await state()).toBe(false);
  await change({ testemunho: 'Fiquei curado.', _status: 'published' });
  expect(await state()).toBe(true);
  await change({ testemunho: voice.testemunho, _status: 'published' });
  expect(await state()).toBe(false);
  await send('POST', '/testemunhos?locale=pt', { ...voice, nome: 'Outra voz' });
  expect(await state()).toBe(true);
  expect((await shown(without, 'analises_exames')).isUnderReview).toBe(false);
});

/** A doctor with words and a picture beside the name, and a page that they have signed. */
async function signedWithHand() {
  const { picture, replace } = await handwriting();
  const hand = { cargo: 'Urologista', assinatura: 'Diretor clínico.', assinatura_imagem: picture };
  const doctor = (await send('POST', '/equipa?locale=pt', { nome: 'Rui Cirurgião', ...hand, _status: 'published' })).doc.id;
  const id = await signedPage('problemas', { revisor: doctor });
  const isHandShown = async () => {
    const body = (await backoffice.library()).document('problemas', id, 'pt');
    expect(body?.['em_revisao']).not.toBe(true);
    return body?.['rubrica_mudou'] !== true;
  };
  const change = (body: object) => send('PATCH', `/equipa/${doctor}?locale=pt`, { ...body, _status: 'published' });
  return { id, change, isHandShown, replace };
}

async function handwriting() {
  const upload = async (method: string, path: string, size: number) => {
    const file = { name: `rubrica-${size}.png`, type: 'image/png', content: await pngPicture(size, size) };
    const { json } = await backoffice.call(method, path, { as: 'editor', file, body: { alt: 'Rubrica' } });
    await send('PATCH', `/media/${json.doc.id}?locale=en`, { alt: 'Signature' });
    return json.doc.id;
  };
  const picture = await upload('POST', '/media?locale=pt', 31);
  return { picture, replace: () => upload('PATCH', `/media/${picture}?locale=pt`, 33) };
}

test('what stands beside the doctor’s name, position, words and the picture of a signature: shown only as it was signed', async () => {
  const { change, id, isHandShown, replace } = await signedWithHand();
  expect(await isHandShown()).toBe(true);
  await change({ assinatura: 'O PSA faz-se todos os meses.' });
  expect(await isHandShown()).toBe(false);
  await change({ assinatura: 'Diretor clínico.' });
  expect(await isHandShown()).toBe(true);
  await change({ cargo: 'Cura o cancro sem operar' });
  expect(await isHandShown()).toBe(false);
  await change({ cargo: 'Urologista' });
  expect(await isHandShown()).toBe(true);
  await replace();
  expect(await isHandShown()).toBe(false);
  expect(await register('problemas', id)).toEqual({ ok: true, value: 'signed' });
  expect(await isHandShown()).toBe(true);
});

/** A picture with a label, and a draft that shows it and is signed. */
async function signedDraft() {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(40, 40) };
  const body = { alt: 'Rim', legendas: [{ texto: 'Quisto', x: 10, y: 20 }] };
  const { doc } = (await backoffice.call('POST', '/media?locale=pt', { as: 'editor', file, body })).json;
  await send('PATCH', `/media/${doc.id}?locale=en`, { alt: 'Kidney' });
  // In a text nothing but the lock orders two edits; a field of the picture would, by its foreign key.
  const draft = { ...page(), o_que_e_texto: richTextOf(pictureIn(doc.id)) };
  const id: number = (await send('POST', '/problemas?locale=pt&draft=true', draft)).doc.id;
  await register('problemas', id);
  const [label] = doc.legendas;
  return { id, picture: doc.id as number, legendas: [{ ...label, texto: 'Tumor' }] };
}

type Edit = (req: PayloadRequest) => Promise<unknown>;

/** Until one edit waits for another in the database, or need not. */
async function untilOneWaits(isOver: () => boolean): Promise<void> {
  const client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while (!isOver() && (await client.query(waiting)).rowCount === 0) await sleep(50);
  await client.end();
}

/** The first edit is made and not yet saved when the second is done, or waits for it. */
async function atTheSameMoment(first: Edit, second: () => Promise<unknown>): Promise<void> {
  const req = await createLocalReq({}, backoffice.payload);
  await initTransaction(req);
  await first(req);
  let isDone = false;
  const other = second().finally(() => {
    isDone = true;
  });
  await untilOneWaits(() => isDone);
  await commitTransaction(req);
  await other;
}

test('a label changed in the moment in which the page is published: never public under the older signature', async () => {
  const { id, picture, legendas } = await signedDraft();
  await atTheSameMoment(
    (req) => backoffice.payload.update({ collection: 'problemas', id, locale: 'pt', data: { _status: 'published' }, req }),
    () => send('PATCH', `/media/${picture}?locale=pt`, { legendas }),
  );
  expect(await shown(id)).toEqual(unsigned(signedWords));
});

test('a page published in the moment in which a label is changed: never public under the older signature', async () => {
  const { id, picture, legendas } = await signedDraft();
  await atTheSameMoment(
    (req) => backoffice.payload.update({ collection: 'media', id: picture, locale: 'pt', data: { legendas }, req }),
    () => publish(id, {}),
  );
  expect(await shown(id)).toEqual(unsigned(signedWords));
});
