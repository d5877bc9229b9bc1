import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyAsDraft } from '../language/copy-as-draft.ts';
import { rebuildPublished } from '../publishing/rebuild-published.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { samplePdf } from '../testing/pdf.ts';
import { pngPicture } from '../testing/pictures.ts';
import { linkIn, paragraphOf, pictureIn, richTextOf } from '../testing/rich-text.ts';
import { otherWords, reviewed, signedPagesOf, signedWords, unsigned } from '../testing/signed-pages.ts';
import { testWorkerKey } from '../testing/test-backoffice.ts';

const backoffice = backofficeOfFile();
const { page, publish, register, registerOn, send, shown, signedPage, versionWith } = signedPagesOf(backoffice);

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
});
afterAll(() => client.end());

test('a page is public under a signature only once it is signed', async () => {
  const { doc } = await send('POST', '/problemas?locale=pt', { ...page(), _status: 'published' });
  expect(await shown(doc.id)).toEqual(unsigned(signedWords));
  expect(await register('problemas', doc.id)).toEqual({ ok: true, value: 'signed' });
  expect(await shown(doc.id)).toEqual(reviewed());
  expect(await register('problemas', doc.id)).toEqual({ ok: true, value: 'alreadySigned' });
});

test('published: a sentence that was changed is public at once, and nobody’s signature with it', async () => {
  const id = await signedPage();
  await publish(id, { excerto: otherWords });
  expect(await shown(id)).toEqual(unsigned());
});

test('published in the other language: the signature of both is gone', async () => {
  const id = await signedPage();
  await publish(id, { titulo: 'Page', excerto: 'One man in seven.' }, 'en');
  expect(await shown(id)).toEqual(unsigned(signedWords));
  expect(await shown(id, 'problemas', 'en')).toEqual(unsigned('One man in seven.'));
});

test('a draft changes nothing in public; published later, its words stand alone', async () => {
  const id = await signedPage();
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: otherWords });
  expect(await shown(id)).toEqual(reviewed());
  await publish(id, {});
  expect(await shown(id)).toEqual(unsigned());
});

test('many published at once: each stands under its own signature or none', async () => {
  const [changed, kept] = [await signedPage(), await signedPage()];
  await send('PATCH', `/problemas/${changed}?locale=pt&draft=true`, { excerto: otherWords });
  const where = [changed, kept].map((id, index) => `where[id][in][${index}]=${id}`).join('&');
  await send('PATCH', `/problemas?locale=pt&draft=true&${where}`, { _status: 'published' });
  expect(await shown(changed)).toEqual(unsigned());
  expect(await shown(kept)).toEqual(reviewed());
});

test('restored: the words that were signed come back with their signature', async () => {
  const id = await signedPage();
  await publish(id, { excerto: otherWords });
  await send('POST', `/problemas/versions/${await versionWith(id, signedWords)}`);
  expect(await shown(id)).toEqual(reviewed());
});

test('restored: what a doctor has replaced does not come back under the older signature', async () => {
  const id = await signedPage();
  await publish(id, { excerto: otherWords });
  await registerOn('2026-04-02', 'problemas', id);
  expect(await shown(id)).toEqual(reviewed(otherWords, '2026-04-02'));
  await send('POST', `/problemas/versions/${await versionWith(id, signedWords)}`);
  expect(await shown(id)).toEqual(unsigned(signedWords));
});

test('on time: what publishes itself is asked the same', async () => {
  const id = await signedPage();
  const due = new Date(Date.now() + 600_000).toISOString();
  await send('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: otherWords, publicar_em: due });
  const past = new Date(Date.now() - 1_000);
  const { rows } = await client.query('update core.scheduled_changes set due_at = $1 where document_id = $2 returning id', [past, id]);
  await client.query('update cms._problemas_v set version_publicar_em = $1 where parent_id = $2 and latest', [past, id]);
  const run = await backoffice.call('POST', `/scheduled-changes/${rows[0].id}`, { headers: { authorization: `Bearer ${testWorkerKey}` } });
  expect(run.json).toEqual({ outcome: 'done' });
  expect(await shown(id)).toEqual(unsigned());
});

test('written by a program, in one language or copied into the other: asked the same', async () => {
  const id = await signedPage();
  const { payload } = backoffice;
  await payload.update({ collection: 'problemas', id, locale: 'pt', data: { excerto: otherWords, _status: 'published' } });
  expect(await shown(id)).toEqual(unsigned());
  const copied = await signedPage();
  const source = await payload.findByID({ collection: 'problemas', id: copied, locale: 'pt', depth: 0 });
  const { titulo = null, excerto = null } = source;
  await payload.update({ collection: 'problemas', id: copied, locale: 'en', data: { titulo, excerto, _status: 'published' } });
  expect(await shown(copied)).toEqual(unsigned(signedWords));
});

test('copied from one language into the other: a draft, under nobody’s name once it is published', async () => {
  const { payload } = backoffice;
  const id = await signedPage();
  await publish(id, { titulo: 'Page to copy' }, 'en');
  await registerOn('2026-04-02', 'problemas', id);
  const { docs } = await payload.find({ collection: 'utilizadores', where: { papel: { equals: 'editor' } } });
  const user = { ...docs[0], collection: 'utilizadores' } as never;
  const copy = { collectionSlug: 'problemas', docID: id, fromLocale: 'pt', toLocale: 'en', overrideData: false, importMap: {} };
  await copyAsDraft({ ...copy, user, req: await createLocalReq({ user }, payload) } as never);
  expect(await shown(id, 'problemas', 'en')).toMatchObject({
    words: null,
    day: reviewed(signedWords, '2026-04-02').day,
    isUnderReview: false,
  });
  const draft = await payload.findByID({ collection: 'problemas', id, locale: 'en', draft: true });
  expect(draft).toMatchObject({ titulo: 'Page to copy', excerto: signedWords, _status: 'draft' });
  await publish(id, {});
  expect(await shown(id, 'problemas', 'en')).toEqual(unsigned(signedWords));
});

test('duplicated: the copy is nobody’s, and the original stays signed', async () => {
  const id = await signedPage();
  const { doc } = await send('POST', `/problemas/${id}/duplicate?locale=pt`, {});
  await publish(doc.id, {});
  expect(await shown(doc.id)).toEqual(unsigned(signedWords));
  expect(await shown(id)).toEqual(reviewed());
});

const trash = (id: number) => send('PATCH', `/problemas/${id}`, { deletedAt: new Date().toISOString() });
const untrash = (id: number, _status: 'draft' | 'published') =>
  send('PATCH', `/problemas?trash=true&where[id][equals]=${id}`, { deletedAt: null, _status });

test('from the trash: the words that were signed come back with their signature, others come back alone', async () => {
  const [kept, changed, newer] = [await signedPage(), await signedPage(), await signedPage()];
  await send('PATCH', `/problemas/${changed}?locale=pt&draft=true`, { excerto: otherWords });
  await publish(newer, { excerto: otherWords });
  await registerOn('2026-04-02', 'problemas', newer);
  for (const id of [kept, changed, newer]) await trash(id);
  for (const id of [kept, changed, newer]) expect((await shown(id)).words).toBeUndefined();
  const sent = await backoffice.call('POST', `/revisao/problemas/${kept}/registar`, { as: 'admin' });
  expect(sent.status, 'nothing in the trash is signed').toBe(404);
  for (const id of [kept, changed, newer]) await untrash(id, 'published');
  expect(await shown(kept)).toEqual(reviewed());
  expect(await shown(changed)).toEqual(unsigned());
  expect(await shown(newer)).toEqual(reviewed(otherWords, '2026-04-02'));
  await send('POST', `/problemas/versions/${await versionWith(newer, signedWords)}`);
  expect(await shown(newer)).toEqual(unsigned(signedWords));
});

test('from the trash as a draft, then changed and published: alone', async () => {
  const id = await signedPage();
  await trash(id);
  await untrash(id, 'draft');
  expect((await shown(id)).words).toBeUndefined();
  await publish(id, { excerto: otherWords });
  expect(await shown(id)).toEqual(unsigned());
});

test('a picture that went to the trash while no page showed it leaves the signature to no page', async () => {
  const picture = await uploadPicture('ureter.png', 60);
  const id = await signedPage('problemas', { o_que_e_imagem: picture.id });
  await send('PATCH', `/problemas/${id}?locale=pt`, { _status: 'draft' });
  await send('PATCH', `/media/${picture.id}`, { deletedAt: new Date().toISOString() });
  const refused = await backoffice.call('PATCH', `/problemas/${id}?locale=pt`, { as: 'editor', body: { _status: 'published' } });
  expect(refused.status).toBe(400);
  await publish(id, { o_que_e_imagem: null });
  expect(await shown(id)).toEqual(unsigned(signedWords));
});

test('withdrawn and published anew, and written anew by the back office: the same words keep their signature', async () => {
  const [kept, changed] = [await signedPage(), await signedPage()];
  await send('PATCH', `/problemas/${kept}?locale=pt`, { _status: 'draft' });
  await publish(kept, {});
  await publish(changed, { excerto: otherWords });
  await client.query("update core.published_documents set model = 'older'");
  await rebuildPublished(backoffice.payload);
  expect(await shown(kept)).toEqual(reviewed());
  expect(await shown(changed)).toEqual(unsigned());
});

test('a name or a day that an editor types is not a signature', async () => {
  const id = await signedPage();
  const other = await send('POST', '/equipa?locale=pt', { nome: 'Outra pessoa', _status: 'published' });
  await publish(id, { revisor: other.doc.id, data_revisao: '2026-11-01T12:00:00.000Z' });
  expect(await shown(id)).toEqual(reviewed());
  await publish(id, { assinatura: other.doc.id });
  expect(await shown(id)).toEqual(reviewed());
  await publish(id, { excerto: otherWords, data_revisao: '2026-11-02T12:00:00.000Z' });
  expect(await shown(id)).toEqual(unsigned());
});

test('an address, a term for search engines and where a link leads are no medical text; a number raised in a text is', async () => {
  const text = (format: number) => {
    const written = richTextOf(paragraphOf('103'));
    return JSON.parse(JSON.stringify(written).replace('"format":0,"detail"', `"format":${format},"detail"`));
  };
  const id = await signedPage('problemas', { o_que_e_texto: text(0) });
  await publish(id, { slug: `mudado-${id}`, meta: { title: 'Outro' } });
  expect((await shown(id)).isUnderReview).toBe(false);
  await publish(id, { o_que_e_texto: text(1) });
  expect((await shown(id)).isUnderReview).toBe(false);
  await publish(id, { o_que_e_texto: text(64) });
  expect((await shown(id)).isUnderReview).toBe(true);
  const linked = (url: string) => richTextOf(linkIn('103', { linkType: 'custom', url }));
  await publish(id, { o_que_e_texto: linked('/pt/contactos') });
  expect((await shown(id)).isUnderReview).toBe(false);
  await publish(id, { o_que_e_texto: linked('/pt/equipa') });
  expect((await shown(id)).isUnderReview).toBe(false);
});

async function uploadPicture(name: string, width: number, more: object = {}) {
  const file = { name, type: 'image/png', content: await pngPicture(width, 20) };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body: { alt: 'Rim', ...more }, file });
  await send('PATCH', `/media/${json.doc.id}?locale=en`, { alt: 'Kidney' });
  return json.doc;
}

test('a label on a picture is medical text, wherever the picture is shown', async () => {
  const picture = await uploadPicture('rim.png', 20, { legendas: [{ texto: 'Tumor', x: 10, y: 20 }] });
  const [inField, inText, elsewhere] = [
    await signedPage('problemas', { o_que_e_imagem: picture.id }),
    await signedPage('problemas', { o_que_e_texto: richTextOf(pictureIn(picture.id)) }),
    await signedPage(),
  ];
  const states = async () => Promise.all([inField, inText, elsewhere].map(async (id) => (await shown(id)).isUnderReview));
  expect(await states()).toEqual([false, false, false]);
  const [label] = picture.legendas;
  await send('PATCH', `/media/${picture.id}?locale=pt`, { legendas: [{ ...label, texto: 'Quisto' }] });
  expect(await states()).toEqual([true, true, false]);
  await send('PATCH', `/media/${picture.id}?locale=pt`, { legendas: [{ ...label, texto: 'Tumor' }] });
  expect(await states()).toEqual([false, false, false]);
});

test('another picture behind the name of a signed one: nothing of a file is taken from a request without one', async () => {
  const [picture, other] = [await uploadPicture('bexiga.png', 40), await uploadPicture('outra.png', 41)];
  const id = await signedPage('problemas', { o_que_e_imagem: picture.id });
  const factsOf = ({ filename, url, width, height, mimeType, sizes }: Record<string, unknown>) => ({
    ...{ filename, url, width, height, mimeType, sizes },
  });
  const { doc } = await send('PATCH', `/media/${picture.id}?locale=pt`, { ...factsOf(other), width: 7, mimeType: 'image/svg+xml' });
  expect(factsOf(doc)).toEqual(factsOf(picture));
  const shownFile = () => readFile(path.join(backoffice.mediaDir, picture.sizes.w480_webp.filename));
  const before = await shownFile();
  const cut =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25';
  await send('PATCH', `/media/${picture.id}?locale=pt&${cut}&uploadEdits[widthInPixels]=10&uploadEdits[heightInPixels]=10`, { alt: 'Rim' });
  expect((await shownFile()).equals(before)).toBe(true);
  expect(await shown(id)).toEqual(reviewed());
});

test('a picture that a signed page shows is not deleted; where a program does it, the page loses its signature', async () => {
  const picture = await uploadPicture('uretra.png', 50);
  const [inField, inText] = [
    await signedPage('problemas', { o_que_e_imagem: picture.id }),
    await signedPage('problemas', { o_que_e_texto: richTextOf(pictureIn(picture.id)) }),
  ];
  for (const [method, body] of [['DELETE'], ['PATCH', { deletedAt: new Date().toISOString() }]] as const) {
    const answer = await backoffice.call(method, `/media/${picture.id}`, { as: 'editor', ...(body ? { body } : {}) });
    expect(answer.status).toBe(409);
  }
  expect(await shown(inField)).toEqual(reviewed());
  await backoffice.payload.delete({ collection: 'media', id: picture.id });
  expect(await shown(inField)).toEqual(unsigned(signedWords));
  expect(await shown(inText)).toEqual(unsigned(signedWords));
});

test('of a section its kind, its place, its button’s words and the address of an outside quiz are medical text; where a button leads is not', async () => {
  const first = { blockType: 'conteudo', titulo: 'Preparar', cta_texto: 'Ver', cta_url: '/pt/contactos' };
  const quiz = { blockType: 'quiz_externo', titulo: 'Sintomas', url: 'https://exemplo.pt/um' };
  const testimonials = { blockType: 'testemunhos', titulo: 'Vozes' };
  const signedBlocks = [first, quiz, testimonials];
  const id = await signedPage('analises_exames', { blocos: signedBlocks });
  const isUnderReviewWith = async (...blocos: object[]) => {
    await send('PATCH', `/analises_exames/${id}?locale=pt`, { blocos, _status: 'published' });
    return (await shown(id, 'analises_exames')).isUnderReview;
  };
  expect(await isUnderReviewWith({ ...first, cta_url: '/pt/equipa' }, quiz, testimonials)).toBe(false);
  expect(await isUnderReviewWith(first, { ...quiz, url: 'https://exemplo.pt/dois' }, testimonials)).toBe(true);
  expect(await isUnderReviewWith({ ...first, cta_texto: 'Cura certa' }, quiz, testimonials)).toBe(true);
  expect(await isUnderReviewWith({ ...first, ordem: 9 }, quiz, testimonials)).toBe(true);
  expect(await isUnderReviewWith(first, quiz, { ...testimonials, blockType: 'conteudo' })).toBe(true);
  expect(await isUnderReviewWith(...signedBlocks)).toBe(false);
});

test('the button of a treatment section speaks to readers, too', async () => {
  const id = await signedPage('tratamentos_pp', { destaque_cta_texto: 'Ver' });
  await send('PATCH', `/tratamentos_pp/${id}?locale=pt`, { destaque_cta_texto: 'Cura certa', _status: 'published' });
  expect((await shown(id, 'tratamentos_pp')).isUnderReview).toBe(true);
});

test('a PDF under a page is medical text: another file, another title, or none', async () => {
  const { json } = await backoffice.call('POST', '/ficheiros?locale=pt', {
    as: 'editor',
    file: samplePdf('dose'),
    body: { titulo: 'Dose' },
  });
  const file = json.doc.id;
  const id = await signedPage('analises_exames', { blocos: [{ blockType: 'conteudo', titulo: 'Folheto', pdf: file }] });
  const isUnderReview = async () => (await shown(id, 'analises_exames')).isUnderReview;
  await send('PATCH', `/ficheiros/${file}?locale=pt`, { titulo: 'Outra dose' });
  expect(await isUnderReview()).toBe(true);
  await send('PATCH', `/ficheiros/${file}?locale=pt`, { titulo: 'Dose', filename: 'outro.pdf' });
  expect(await isUnderReview()).toBe(false);
  await backoffice.call('PATCH', `/ficheiros/${file}?locale=pt`, { as: 'editor', file: samplePdf('outra dose'), body: {} });
  expect(await isUnderReview()).toBe(true);
  await registerOn('2026-04-02', 'analises_exames', id);
  expect((await backoffice.call('DELETE', `/ficheiros/${file}`, { as: 'editor' })).status).toBe(409);
  await backoffice.payload.delete({ collection: 'ficheiros', id: file });
  expect(await isUnderReview()).toBe(true);
});

test('treatments, their sections, exams and the page of other diseases follow the same rule', async () => {
  const section = await signedPage('tratamentos_pp');
  for (const [collection, more] of [
    ['tratamentos_pp', {}],
    ['tratamentos', { seccao: section }],
    ['analises_exames', {}],
  ] as const) {
    const id = await signedPage(collection, more);
    expect(await shown(id, collection)).toEqual(reviewed());
    await send('PATCH', `/${collection}/${id}?locale=pt`, { excerto: otherWords, _status: 'published' });
    expect(await shown(id, collection)).toEqual(unsigned());
  }
  await send('POST', '/globals/outras_doencas?locale=pt', { ...page(), _status: 'published' });
  await register('outras_doencas', 'outras_doencas');
  expect(await shown(0, 'outras_doencas')).toEqual(reviewed());
  await send('POST', '/globals/outras_doencas?locale=pt', { excerto: otherWords, _status: 'published' });
  expect(await shown(0, 'outras_doencas')).toEqual(unsigned());
});

test('an article whose reviewer is taken out: under review like any other medical text', async () => {
  const id = await signedPage('artigos_blog', { assinatura: undefined });
  expect(await shown(id, 'artigos_blog')).toMatchObject({ reviewer: 'Rita Revisora', isUnderReview: false });
  await send('PATCH', `/artigos_blog/${id}?locale=pt`, { revisor: null, data_revisao: null, _status: 'published' });
  expect(await shown(id, 'artigos_blog'), 'the words are those that were signed').toMatchObject({ reviewer: 'Rita Revisora' });
  await send('PATCH', `/artigos_blog/${id}?locale=pt`, { excerto: otherWords, _status: 'published' });
  expect(await shown(id, 'artigos_blog')).toMatchObject({ words: otherWords, reviewer: null, isUnderReview: true });
});

test('an article that names no reviewer: is under review, and a doctor’s signature on it is shown', async () => {
  const { doc } = await send('POST', '/artigos_blog?locale=pt', { titulo: 'Sem revisor', excerto: signedWords, _status: 'published' });
  expect(await shown(doc.id, 'artigos_blog')).toMatchObject({ reviewer: null, isUnderReview: true });
  await send('PATCH', `/artigos_blog/${doc.id}?locale=pt&draft=true`, backoffice.review);
  await register('artigos_blog', doc.id);
  expect(await shown(doc.id, 'artigos_blog')).toMatchObject({ reviewer: 'Rita Revisora', isUnderReview: false });
});

test('an article that is not on a medical subject: names nobody, is not under review and is not signed', async () => {
  const news = { titulo: 'Abrimos ao sábado', tema_medico: false, ...backoffice.review, _status: 'published' };
  const { doc } = await send('POST', '/artigos_blog?locale=pt', news);
  expect(await shown(doc.id, 'artigos_blog')).toMatchObject({ reviewer: null, day: null, isUnderReview: false });
  const answer = await backoffice.call('POST', `/revisao/artigos_blog/${doc.id}/registar`, { as: 'admin' });
  expect(answer.json).toEqual({ ok: false, error: { kind: 'notMedical' } });
  expect(await send('GET', `/revisao/artigos_blog/${doc.id}`)).toMatchObject({ state: 'notMedical' });
});

test('an article that a doctor has signed: is not taken out of medicine to publish other words without the mark', async () => {
  const id = await signedPage('artigos_blog', { assinatura: undefined });
  const change = { tema_medico: false, excerto: otherWords, _status: 'published' };
  const refuse = async () => {
    const answer = await backoffice.call('PATCH', `/artigos_blog/${id}?locale=pt`, { as: 'editor', body: change });
    expect(answer.status).toBe(400);
    expect(answer.json.errors[0].data.errors).toMatchObject([{ path: 'tema_medico' }]);
  };
  await refuse();
  expect(await shown(id, 'artigos_blog')).toMatchObject({ words: signedWords, isUnderReview: false });
  await send('PATCH', `/artigos_blog/${id}?locale=pt`, { excerto: otherWords, _status: 'published' });
  await refuse();
});
