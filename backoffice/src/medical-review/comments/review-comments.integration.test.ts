import { quotesOf } from '@clinic/core/medical-review/quotes';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { readOverview } from '../../dashboard/read-overview.ts';
import { reviewLines } from '../../dashboard/review-lines.ts';
import { backofficeOfFile } from '../../testing/backoffice-of-file.ts';
import { DoctorWelcome } from '../doctor-welcome.tsx';
import { readReviewAids } from '../read-review-aids.ts';
import { readStanding } from '../read-standing.ts';
import { ReviewPageView } from '../review-page.tsx';
import { momentInLisbon } from '../standing-words.ts';

const backoffice = backofficeOfFile();

const asEditor = (method: string, path: string, body?: object) =>
  backoffice.call(method, path, { as: 'editor', ...(body ? { body } : {}) });

let counter = 0;
const first = 'Um em cada oito homens. Nem sempre se trata.';
async function publishedPage(): Promise<number> {
  const body = { titulo: `Comentada ${++counter}`, excerto: first, ...backoffice.review, _status: 'published' };
  const { json, status } = await asEditor('POST', '/problemas?locale=pt', body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.doc.id;
}
const rewrite = (id: number, excerto: string) => asEditor('PATCH', `/problemas/${id}?locale=pt&draft=true`, { excerto });
const requestOf = () => createLocalReq({}, backoffice.payload);
const standingOf = async (id: number) => readStanding(await requestOf(), { collection: 'problemas', id });
const commentsOn = async (id: number) => (await asEditor('GET', `/revisao/problemas/${id}`)).json.comments;

async function press(as: Role | null, id: number, act: string, fields: Record<string, string> = {}, origin?: string) {
  const request = new Request(`${backoffice.origin}/api/revisao/problemas/${id}/${act}`, {
    method: 'POST',
    headers: {
      ...(as ? backoffice.signedIn(as) : {}),
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin ? { origin } : {}),
    },
    body: new URLSearchParams(fields),
  });
  const { status, headers } = await backoffice.handle(request);
  return { status, to: headers.get('location') ?? '' };
}

/** As the form on the doctor's page carries it. */
const about = (text: string, quote = text) => ({
  caminho: 'excerto',
  lingua: 'pt',
  trecho: quotesOf({ locale: 'pt', text }).find((one) => one.text === quote)?.digest ?? '',
});

const show = async (id: number, role: Role) => {
  const page = { collection: 'problemas', id: String(id) };
  const names = { signedBy: '', onPaper: '' };
  // Within the year of every signature here.
  const now = new Date('2026-11-18T12:00:00.000Z');
  const standing = await standingOf(id);
  const aids = await readReviewAids(await createLocalReq({}, backoffice.payload), { collection: 'problemas', id }, standing);
  return renderToStaticMarkup(ReviewPageView({ page, standing, names, aids, role, language: 'pt', now, told: null }));
};

test('a doctor comments on one sentence, and the editor reads it beside those words with name and time by the clinic’s clock', async () => {
  const id = await publishedPage();
  const { status, to } = await press('medico', id, 'comentar', {
    ...about(first, 'Um em cada oito homens.'),
    palavras: ' Falta a fonte. ',
  });
  expect(status).toBe(303);
  expect(to).toMatch(new RegExp(`^/admin/para-rever/problemas/${id}\\?feito=commented#comentario-\\d+$`));
  const [comment] = await commentsOn(id);
  expect(comment).toMatchObject({
    ...{ quote: 'Um em cada oito homens.', isCurrent: true, treated: null, answers: [] },
    said: { words: 'Falta a fonte.', by: 'medico' },
    beside: { path: 'excerto', locale: 'pt' },
  });
  const html = await show(id, 'editor');
  expect(html).toContain('sobre «Um em cada oito homens.»');
  expect(html).toContain(momentInLisbon(comment.said.at));
  expect(html).toContain('>Tratado<');
  expect(html).not.toContain('Comentar esta passagem');
  expect(await show(id, 'medico')).toContain('Comentar esta passagem');
});

test('a comment belongs to its words: where they change it says so and shows the old ones; where others change it stays', async () => {
  const id = await publishedPage();
  await press('medico', id, 'comentar', { ...about(first, 'Um em cada oito homens.'), palavras: 'Sobre a primeira.' });
  await press('medico', id, 'comentar', { ...about(first, 'Nem sempre se trata.'), palavras: 'Sobre a segunda.' });
  await rewrite(id, 'Um em cada sete homens. Nem sempre se trata.');
  const held = (await commentsOn(id)).map(({ isCurrent, beside }: { isCurrent: boolean; beside: { path: string } }) => [
    isCurrent,
    beside.path,
  ]);
  expect(held).toEqual([
    [false, 'excerto'],
    [true, 'excerto'],
  ]);
  const html = await show(id, 'medico');
  expect(html).toContain('O texto mudou desde este comentário. Estava assim:');
  expect(html).toContain('<q>Um em cada oito homens.</q>');
  await rewrite(id, first);
  expect((await commentsOn(id))[0]).toMatchObject({ isCurrent: true });
});

test('words that were edited after the doctor opened the page are not commented on', async () => {
  const id = await publishedPage();
  await rewrite(id, 'Outro texto.');
  expect((await press('medico', id, 'comentar', { ...about(first), palavras: 'Tarde.' })).to).toContain('erro=passageChanged');
  expect((await press('medico', id, 'comentar', { ...about('Outro texto.'), palavras: '  ' })).to).toContain('erro=noWords');
  expect(await commentsOn(id)).toEqual([]);
});

/** As the script of the page sends it: what stands in the boxes that nobody kept goes along. */
const withBoxes = (...boxes: { act: string; fields: Record<string, string> }[]) => ({ porGuardar: JSON.stringify(boxes) });

test('what the doctor typed beside a passage and did not keep goes along when the page is given back, and counts once', async () => {
  const id = await publishedPage();
  await asEditor('POST', `/revisao/problemas/${id}/pedir`);
  const box = { act: 'comentar', fields: { ...about(first), palavras: 'Falta a fonte.', pedido: crypto.randomUUID() } };
  const empty = { act: 'comentar', fields: { ...about(first), palavras: ' ', pedido: crypto.randomUUID() } };
  expect((await press('medico', id, 'devolver', { comentario: 'No todo, bem.', ...withBoxes(box, empty) })).to).toContain('feito=returned');
  await press('medico', id, 'devolver', withBoxes(box));
  const held = (await commentsOn(id)).map(({ said, treated }: { said: { words: string }; treated: unknown }) => [said.words, treated]);
  expect(held).toEqual([['Falta a fonte.', null]]);
});

test('a signature keeps what was typed and not kept as an open comment, and an answer as an answer', async () => {
  const id = await publishedPage();
  await press('admin', id, 'comentar', { ...about(first), palavras: 'Falta a fonte.' });
  const number = (await commentsOn(id))[0].said.id;
  const boxes = withBoxes(
    { act: 'comentar', fields: { ...about(first), palavras: 'Para a próxima.' } },
    { act: 'responder', fields: { comentario: number, palavras: 'É de 2011.' } },
  );
  expect((await press('admin', id, 'registar', boxes)).to).toContain('feito=');
  const [before, typed] = await commentsOn(id);
  expect(before).toMatchObject({ answers: [{ words: 'É de 2011.' }] });
  expect(typed).toMatchObject({ said: { words: 'Para a próxima.' }, treated: null });
});

test('where a passage changed under an open box nothing is given back, and its page learns what the passage says now', async () => {
  const id = await publishedPage();
  await asEditor('POST', `/revisao/problemas/${id}/pedir`);
  await rewrite(id, 'Outro texto.');
  const box = { act: 'comentar', fields: { ...about(first), palavras: 'Tarde.', pedido: 'this-box' } };
  const request = new Request(`${backoffice.origin}/api/revisao/problemas/${id}/devolver`, {
    method: 'POST',
    headers: { ...backoffice.signedIn('medico'), accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ comentario: 'Falta a fonte.', ...withBoxes(box) }),
  });
  const answer = await backoffice.handle(request);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    error: { kind: 'passageChanged', press: 'this-box', now: { text: 'Outro texto.', digest: about('Outro texto.').trecho } },
  });
  const { returned, comments } = (await asEditor('GET', `/revisao/problemas/${id}`)).json;
  expect({ returned, comments }).toEqual({ returned: null, comments: [] });
});

test('an editor answers and says that it was seen to; a doctor who answers again opens it again', async () => {
  const id = await publishedPage();
  await press('medico', id, 'comentar', { ...about(first), palavras: 'Falta a fonte.' });
  const number = (await commentsOn(id))[0].said.id;
  await press('editor', id, 'responder', { comentario: number, palavras: 'Está na bibliografia.' });
  await press('editor', id, 'tratar', { comentario: number });
  expect((await commentsOn(id))[0]).toMatchObject({
    answers: [{ by: 'editor', words: 'Está na bibliografia.' }],
    treated: { by: 'editor' },
  });
  await press('medico', id, 'responder', { comentario: number, palavras: 'É de 2011.' });
  expect((await commentsOn(id))[0]).toMatchObject({ answers: [{ by: 'editor' }, { by: 'medico' }], treated: null });
});

test('a page goes back with its comments in one press; without any, a word is needed', async () => {
  const id = await publishedPage();
  await asEditor('POST', `/revisao/problemas/${id}/pedir`);
  expect((await press('medico', id, 'devolver')).to).toContain('erro=noComment');
  await press('medico', id, 'comentar', { ...about(first), palavras: 'Falta a fonte.' });
  expect(await show(id, 'medico')).toContain('Devolver com 1 comentário');
  expect((await press('medico', id, 'devolver')).to).toBe('/admin/para-rever?feito=returned');
  expect((await asEditor('GET', `/revisao/problemas/${id}`)).json.returned).toMatchObject({ by: 'medico', comment: '' });
  const line = (await reviewLines(await requestOf())).find((one) => one.id === id);
  expect(line).toMatchObject({ detail: 'medico devolveu com comentários no texto', isYours: true });
});

test('what a doctor says without being asked waits for an editor, too, whoever else signs; who signs has nothing more to say', async () => {
  const id = await publishedPage();
  await press('medico', id, 'comentar', { ...about(first), palavras: 'Falta a fonte.' });
  const line = (await reviewLines(await requestOf())).find((one) => one.id === id);
  expect(line).toMatchObject({ detail: 'comentários do médico por tratar: 1', isYours: true });
  await press('admin', id, 'comentar', { ...about(first), palavras: 'Vi no papel.' });
  await press('admin', id, 'registar');
  const [doctors, own] = await commentsOn(id);
  expect(doctors).toMatchObject({ treated: null });
  expect(own).toMatchObject({ treated: { by: 'admin' } });
});

/** What an editor and a doctor read of one page's comments on their start pages. */
async function onStartPages(id: number) {
  const { comments } = await readOverview(await requestOf());
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', where: { papel: { equals: 'medico' } } });
  const user = { ...docs[0], collection: 'utilizadores' } as Parameters<typeof DoctorWelcome>[0]['user'];
  const { i18n } = await requestOf();
  const welcome = await DoctorWelcome({ i18n: i18n as Parameters<typeof DoctorWelcome>[0]['i18n'], payload: backoffice.payload, user });
  return { editor: comments.filter((line) => line.id === id), doctor: renderToStaticMarkup(welcome) };
}

test('a comment on a page whose signature still stands is on the start pages of editor and doctor, with the way to its passage', async () => {
  const id = await publishedPage();
  await press('admin', id, 'registar');
  await press('medico', id, 'comentar', { ...about(first), palavras: 'Há números novos.' });
  expect((await standingOf(id)).valid).not.toBeNull();
  const number = (await commentsOn(id))[0].said.id;
  const href = `/admin/para-rever/problemas/${id}#comentario-${number}`;
  const { editor, doctor } = await onStartPages(id);
  expect(editor).toEqual([expect.objectContaining({ href, detail: 'medico: «Há números novos.»', isYours: true })]);
  expect(doctor).toContain(`href="${href}"`);
  const read = await show(id, 'medico');
  expect(read).toContain(`id="comentario-${number}"`);
  expect(read, 'what is folded is not led to by its address in every browser').toContain(
    '<details class="review-language" open=""><summary>Em português',
  );

  await press('editor', id, 'responder', { comentario: number, palavras: 'Quais?' });
  expect((await onStartPages(id)).editor).toEqual([
    expect.objectContaining({ detail: 'medico: «Há números novos.»; editor respondeu', isYours: false }),
  ]);
  await press('editor', id, 'tratar', { comentario: number });
  const after = await onStartPages(id);
  expect(after.editor).toEqual([]);
  expect(after.doctor).not.toContain(href);
});

test('a page that is listed for its review does not wait for the editor a second time because of its comments', async () => {
  const id = await publishedPage();
  await press('medico', id, 'comentar', { ...about(first), palavras: 'Falta a fonte.' });
  expect((await onStartPages(id)).editor).toEqual([expect.objectContaining({ isYours: false })]);
});

test('a press that comes twice writes one comment, and one answer', async () => {
  const id = await publishedPage();
  const fields = { ...about(first), palavras: 'Uma vez.', pedido: crypto.randomUUID() };
  for (let twice = 0; twice < 2; twice++) expect((await press('medico', id, 'comentar', fields)).status).toBe(303);
  const [comment, ...more] = await commentsOn(id);
  expect(more).toEqual([]);
  const answer = { comentario: comment.said.id, palavras: 'Também uma vez.', pedido: crypto.randomUUID() };
  for (let twice = 0; twice < 2; twice++) await press('editor', id, 'responder', answer);
  expect((await commentsOn(id))[0].answers).toHaveLength(1);
});

test('who may comment, answer and say that it was seen to is asked at each door; a stranger’s origin and another page’s comment are refused', async () => {
  const [id, other] = [await publishedPage(), await publishedPage()];
  await press('medico', id, 'comentar', { ...about(first), palavras: 'Falta a fonte.' });
  const comentario = (await commentsOn(id))[0].said.id;
  const allowed: Record<string, (Role | null)[]> = {
    comentar: ['admin', 'medico'],
    responder: ['admin', 'medico', 'editor'],
    tratar: ['admin', 'editor'],
  };
  for (const [act, may] of Object.entries(allowed))
    for (const as of [...roles, null]) {
      const { status } = await press(as, id, act, { ...about(first), palavras: 'Palavras.', comentario });
      expect(status, `${act} as ${as}`).toBe(may.includes(as) ? 303 : 403);
    }
  const fields = { ...about(first), palavras: 'Palavras.', comentario };
  expect((await press('medico', id, 'comentar', fields, 'https://evil.example')).status).toBe(403);
  for (const act of ['responder', 'tratar']) expect((await press('editor', other, act, fields)).to, act).toContain('erro=noSuchComment');
  expect((await press('editor', other, 'tratar', { comentario: "1' or true" })).to).toContain('erro=noSuchComment');
});
