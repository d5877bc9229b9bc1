import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Role } from '../access/role.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';
import { headingOf, pictureIn, richTextOf } from '../testing/rich-text.ts';
import { emailOf } from '../testing/test-backoffice.ts';
import { readReviewAids } from './read-review-aids.ts';
import { readStanding } from './read-standing.ts';
import { ReviewPageView } from './review-page.tsx';
import { waitingPages } from './waiting-pages.ts';

const backoffice = backofficeOfFile();
/** Within the year of every signature here. */
const now = new Date('2026-11-18T12:00:00.000Z');

const asEditor = (method: string, path: string, body?: object) =>
  backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });

let counter = 0;
async function publishedPage(more: object = {}): Promise<number> {
  const body = { titulo: `Página ${++counter}`, excerto: 'Um em cada oito.', ...backoffice.review, ...more, _status: 'published' };
  const { json, status } = await asEditor('POST', '/problemas?locale=pt', body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc.id;
}
const standingOf = async (id: number) => readStanding(await createLocalReq({}, backoffice.payload), { collection: 'problemas', id });

const aidsOf = async (id: number) =>
  readReviewAids(await createLocalReq({}, backoffice.payload), { collection: 'problemas', id }, await standingOf(id));

/** A button of the doctor's page. */
async function press(as: Role, id: number, act: string, fields: Record<string, string> = {}): Promise<{ status: number; to: string }> {
  const request = new Request(`${backoffice.origin}/api/revisao/problemas/${id}/${act}`, {
    method: 'POST',
    headers: { ...backoffice.signedIn(as), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  const { status, headers } = await backoffice.handle(request);
  return { status, to: headers.get('location') ?? '' };
}
const shown = async (id: number) => (await backoffice.library()).document('problemas', id, 'pt');
const link = async (pessoa: number | null | undefined) => {
  const where = { email: { equals: emailOf('medico') } };
  await backoffice.payload.update({ collection: 'utilizadores', where, data: { pessoa: pessoa ?? null } });
};

test('a doctor signs what they have read, in their own name, and readers see it at once', async () => {
  const { doc } = (await asEditor('POST', '/equipa?locale=pt', { nome: 'Sofia Bettencourt', _status: 'published' })).json;
  const id = await publishedPage();
  const { digest } = await standingOf(id);
  await link(null);
  expect((await press('medico', id, 'assinar', { texto: digest })).to).toBe(`/admin/para-rever/problemas/${id}?erro=noPerson`);
  await link(doc.id);
  expect(await press('medico', id, 'assinar', { texto: digest })).toEqual({ status: 303, to: '/admin/para-rever?feito=signed' });
  const page = await shown(id);
  expect(page?.['revisor']).toMatchObject({ nome: 'Sofia Bettencourt' });
  expect(page?.['data_revisao']).toBe(`${inLisbon(new Date()).day}T12:00:00.000Z`);
  expect(page?.['em_revisao']).toBeUndefined();
});

test('a text that was edited after the doctor opened it is not signed', async () => {
  await link(backoffice.review.revisor);
  const id = await publishedPage();
  const { digest } = await standingOf(id);
  await asEditor('PATCH', `/problemas/${id}?locale=pt`, { excerto: 'Um em cada sete.', _status: 'published' });
  expect((await press('medico', id, 'assinar', { texto: digest })).to).toContain('erro=changed');
  expect((await press('medico', id, 'assinar')).to).toContain('erro=changed');
  expect((await shown(id))?.['em_revisao']).toBe(true);
});

test('nobody signs for a doctor but an administrator who has it on paper, with its day', async () => {
  const id = await publishedPage({ data_revisao: null });
  for (const as of ['editor', 'balcao', 'admin'] as const) expect((await press(as, id, 'assinar')).status).toBe(403);
  for (const as of ['editor', 'balcao', 'medico'] as const) expect((await press(as, id, 'registar')).status).toBe(403);
  expect((await press('admin', id, 'registar')).to).toContain('erro=noDate');
  const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await asEditor('PATCH', `/problemas/${id}?locale=pt`, { data_revisao: ahead, _status: 'published' });
  expect((await press('admin', id, 'registar')).to).toContain('erro=noDate');
  await asEditor('PATCH', `/problemas/${id}?locale=pt`, { data_revisao: '2026-03-02T12:00:00.000Z', _status: 'published' });
  expect((await press('admin', id, 'registar')).to).toContain('feito=signed');
});

test('a name or a day that changed after the administrator opened the page is not written down', async () => {
  const id = await publishedPage();
  const page = { collection: 'problemas', id: String(id) };
  const standing = await standingOf(id);
  const names = { signedBy: '', onPaper: 'Rita Revisora' };
  const aids = await aidsOf(id);
  const html = renderToStaticMarkup(ReviewPageView({ page, standing, names, aids, role: 'admin', language: 'pt', now, told: null }));
  const seen = { texto: standing.digest, revisor: String(backoffice.review.revisor), dia: '2026-03-02' };
  for (const [name, value] of Object.entries(seen)) expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  const { doc } = (await asEditor('POST', '/equipa?locale=pt', { nome: 'Outra Pessoa', _status: 'published' })).json;
  for (const change of [{ revisor: doc.id }, { data_revisao: '2026-10-02T12:00:00.000Z' }]) {
    await asEditor('PATCH', `/problemas/${id}?locale=pt`, { ...change, _status: 'published' });
    expect((await press('admin', id, 'registar', seen)).to).toContain('erro=changed');
    await asEditor('PATCH', `/problemas/${id}?locale=pt`, { ...backoffice.review, _status: 'published' });
  }
  expect((await press('admin', id, 'registar', seen)).to).toContain('feito=signed');
});

test('a press from another origin signs nothing', async () => {
  const id = await publishedPage();
  const headers = { ...backoffice.signedIn('admin'), origin: 'https://evil.example' };
  const request = new Request(`${backoffice.origin}/api/revisao/problemas/${id}/registar`, { method: 'POST', headers });
  expect((await backoffice.handle(request)).status).toBe(403);
  expect((await shown(id))?.['em_revisao']).toBe(true);
});

test('a draft is signed before it is public; the page keeps its older words and signature until then', async () => {
  const id = await publishedPage();
  await press('admin', id, 'registar');
  await asEditor('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: 'Um em cada sete.' });
  await link(backoffice.review.revisor);
  const { digest } = await standingOf(id);
  expect((await press('medico', id, 'assinar', { texto: digest })).to).toContain('feito=signed');
  expect(await shown(id)).toMatchObject({ excerto: 'Um em cada oito.', data_revisao: '2026-03-02T12:00:00.000Z' });
  await asEditor('PATCH', `/problemas/${id}?locale=pt`, { _status: 'published' });
  expect(await shown(id)).toMatchObject({ excerto: 'Um em cada sete.', data_revisao: `${inLisbon(new Date()).day}T12:00:00.000Z` });
});

test('an editor is told since when the signature is out of date, asks for a review once, and reads the doctor’s answer', async () => {
  const id = await publishedPage();
  const status = async () => (await asEditor('GET', `/revisao/problemas/${id}`)).json;
  expect(await status()).toMatchObject({ state: 'unsigned', asked: null });
  await press('admin', id, 'registar');
  expect(await status()).toMatchObject({ state: 'signed', reviewer: 'Rita Revisora', reviewedOn: '2026-03-02', since: null });
  const before = Date.now();
  await asEditor('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: 'Um em cada sete.' });
  await asEditor('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto: 'Um em cada seis.' });
  const { state, since, changes } = await status();
  expect({ state, changes }).toEqual({ state: 'outOfDate', changes: 1 });
  const { docs } = await backoffice.payload.findVersions({
    collection: 'problemas',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  });
  expect(since).toBe(docs[1]?.updatedAt);
  expect(Date.parse(since)).toBeGreaterThanOrEqual(before - 1_000);

  for (let twice = 0; twice < 2; twice++) expect((await asEditor('POST', `/revisao/problemas/${id}/pedir`)).status).toBe(200);
  expect(await status()).toMatchObject({ asked: { by: 'editor' }, returned: null });
  expect((await press('medico', id, 'devolver', { comentario: '  ' })).to).toContain('erro=noComment');
  expect((await press('medico', id, 'devolver', { comentario: 'Falta a fonte.' })).to).toContain('feito=returned');
  expect(await status()).toMatchObject({ asked: null, returned: { by: 'medico', comment: 'Falta a fonte.' } });
  expect((await press('medico', id, 'devolver', { comentario: 'Outra vez.' })).to).toContain('erro=notAsked');
});

test('the list of what waits begins with what was asked for, and a signature takes a page off it', async () => {
  const waiting = async () => {
    const pages = await waitingPages(await createLocalReq({}, backoffice.payload));
    return pages.map(({ id, isPublic, request }) => ({ id, isPublic, isAsked: request !== null }));
  };
  const [unsigned, asked] = [await publishedPage(), await publishedPage()];
  await press('admin', asked, 'registar');
  const newer = { excerto: 'Um em cada sete.', data_revisao: '2026-04-02T12:00:00.000Z' };
  await asEditor('PATCH', `/problemas/${asked}?locale=pt&draft=true`, newer);
  await asEditor('POST', `/revisao/problemas/${asked}/pedir`);
  const before = await waiting();
  expect(before[0]).toEqual({ id: String(asked), isPublic: false, isAsked: true });
  expect(before).toContainEqual({ id: String(unsigned), isPublic: true, isAsked: false });
  await press('admin', asked, 'registar');
  await press('admin', unsigned, 'registar');
  const after = (await waiting()).map(({ id }) => id);
  expect(after).not.toContain(String(asked));
  expect(after).not.toContain(String(unsigned));
});

test('what a doctor compares are the words that were signed with those that are there now', async () => {
  const id = await publishedPage({ resumo: [{ frase: 'Fica.' }, { frase: 'Muda.' }] });
  await press('admin', id, 'registar');
  const { json } = await asEditor('GET', `/problemas/${id}?locale=pt&depth=0`);
  const [stays, changes] = json.resumo;
  const resumo = [stays, { ...changes, frase: 'Mudou.' }];
  await asEditor('PATCH', `/problemas/${id}?locale=pt&draft=true`, { resumo });
  expect((await standingOf(id)).changes).toEqual([
    {
      ...{ path: 'resumo.1.frase', locale: 'pt', before: 'Muda.', after: 'Mudou.' },
      place: { pt: 'Abertura › Em resumo 2 › Frase', en: 'Opening › In short 2 › Sentence' },
    },
  ]);
});

test('a doctor reads what changed with the buttons to answer; an editor reads it without them, and a signed text can be signed anew', async () => {
  const id = await publishedPage();
  await press('admin', id, 'registar');
  const page = { collection: 'problemas', id: String(id) };
  const names = { signedBy: 'Rita Revisora', onPaper: 'Rita Revisora' };
  const show = async (role: Role) =>
    renderToStaticMarkup(
      ReviewPageView({ page, standing: await standingOf(id), names, aids: await aidsOf(id), role, language: 'pt', now, told: null }),
    );
  const signed = await show('medico');
  expect(signed).toContain('Assinado por Rita Revisora a 02/03/2026; registado por admin.');
  expect(signed).toContain('Um em cada oito.');
  expect(signed).toContain('Assinar o texto');
  expect(signed).not.toContain('<del>');

  await asEditor('PATCH', `/problemas/${id}?locale=pt`, { excerto: 'Um em cada sete.', _status: 'published' });
  await asEditor('POST', `/revisao/problemas/${id}/pedir`);
  const changed = await show('medico');
  expect(changed).toContain('O público já lê este texto, «em revisão médica».');
  expect(changed).toMatch(/Um em cada <\/span><del>.*oito\.<\/del><ins>.*sete\.<\/ins>/);
  expect(changed).toContain('Devolver com este comentário');
  const ofEditor = await show('editor');
  for (const button of ['Assinar o texto', 'Registar a assinatura', 'Devolver com']) expect(ofEditor).not.toContain(button);
  expect(await show('admin')).toContain('Tenho em papel a assinatura de Rita Revisora, de 02/03/2026, sob este texto.');
});

test('a doctor sees the pictures and PDFs of a text, reads names for numbers and no technical words, and opens the page as readers will', async () => {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(40, 40) };
  const upload = { alt: 'Rim com um quisto', legendas: [{ texto: 'Quisto', x: 10, y: 20 }] };
  const { doc: picture } = (await backoffice.call('POST', '/media?locale=pt', { as: 'editor', file, body: upload })).json;
  await asEditor('PATCH', `/media/${picture.id}?locale=en`, { alt: 'Kidney with a cyst' });
  const id = await publishedPage({
    o_que_e_imagem: picture.id,
    o_que_e_texto: richTextOf(pictureIn(picture.id), headingOf('h3', 'Sinais')),
  });
  const page = { collection: 'problemas', id: String(id) };
  const names = { signedBy: '', onPaper: '' };
  const show = async () =>
    renderToStaticMarkup(
      ReviewPageView({
        page,
        standing: await standingOf(id),
        names,
        aids: await aidsOf(id),
        role: 'medico',
        language: 'pt',
        now,
        told: null,
      }),
    );
  const html = await show();
  const read = html.replaceAll(/<option.*?<\/option>/g, '');
  expect(read).toContain(`<img src="/api/media/file/`);
  expect(read).toContain(`href="/api/media/file/${picture.filename}"`);
  expect(read).toContain('[imagem: Rim com um quisto]');
  expect(read).toContain('Título: Sinais');
  expect(read.replaceAll(/(?:src|href)="[^"]*"/g, '')).not.toContain(picture.filename);
  expect(read).not.toMatch(/n\.º \d|h[23]: /);
  expect(read, 'where a label stands').not.toContain('<span>10</span>');
  expect(html).toMatch(/href="[^"]*\/preview\?pass=[^"]*"[^>]*>Ver a página como os leitores a vão ler, em português/);
  expect(html).toContain('name="lido_pt"');
  await press('admin', id, 'registar');
  await asEditor('PATCH', `/media/${picture.id}?locale=pt`, { legendas: [{ ...picture.legendas[0], x: 60 }] });
  expect(await show(), 'a label that moved is shown').toMatch(/Rim com um quisto.*<del>.*10<\/del><ins>.*60<\/ins>/s);
});

test('a text that stands signed is folded, each language apart, until a doctor has to read it again', async () => {
  const id = await publishedPage();
  await asEditor('PATCH', `/problemas/${id}?locale=en`, { titulo: `Page ${id}`, excerto: 'One in eight.', _status: 'published' });
  await press('admin', id, 'registar');
  const page = { collection: 'problemas', id: String(id) };
  const names = { signedBy: 'Rita Revisora', onPaper: 'Rita Revisora' };
  const standing = await standingOf(id);
  const view = { page, standing, names, aids: await aidsOf(id), role: 'medico', language: 'pt', now, told: null } as const;
  const parts = (props: Parameters<typeof ReviewPageView>[0]) =>
    renderToStaticMarkup(ReviewPageView(props)).split('<details class="review-language"').slice(1);
  const [portuguese = '', english = '', ...more] = parts(view);
  expect(more).toEqual([]);
  expect(portuguese).toMatch(/^><summary>Em português \(\d+\)</);
  expect(portuguese).toContain('Um em cada oito.');
  expect(portuguese).not.toContain('One in eight.');
  expect(english).toMatch(/^><summary>Em inglês \(\d+\)</);
  expect(english).toContain('One in eight.');

  for (const part of parts({ ...view, now: new Date('2027-03-02T12:00:00.000Z') })) expect(part).toMatch(/^ open=""/);
});

test('who sees patients and edits nothing sees nothing of it either, and what is no medical page is not there', async () => {
  const id = await publishedPage();
  for (const as of ['balcao', 'medico', null] as const)
    expect((await backoffice.call('GET', `/revisao/problemas/${id}`, { as })).status).toBe(403);
  for (const path of ['paginas/1', 'problemas/0', 'problemas/abc', 'outras_doencas/1'])
    expect((await asEditor('POST', `/revisao/${path}/pedir`)).status, path).toBe(404);
  expect((await asEditor('GET', '/revisao/problemas/999999')).status).toBe(404);
});
