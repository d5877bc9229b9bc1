import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import type { TestBackoffice } from '../testing/test-backoffice.ts';

const backoffice = backofficeOfFile();

type Answer = Awaited<ReturnType<TestBackoffice['call']>>;
const refusals = ({ json }: Answer): { path: string; label: string; message: string }[] => json.errors[0].data.errors;
const send = (method: string, path: string, body: object, language: 'pt' | 'en' = 'pt') =>
  backoffice.call(method, path, { as: 'editor', body, language });
let counter = 0;
const sample = () => ({ titulo: `Página ${++counter}` });

test.each(['problemas', 'tratamentos_pp', 'analises_exames'])(
  '%s: a draft is always saved, published only with somebody who reviews it',
  async (slug) => {
    const draft = await send('POST', `/${slug}?draft=true&locale=pt`, sample());
    expect(draft.status).toBe(201);
    const path = `/${slug}/${draft.json.doc.id}?locale=pt`;
    const refused = await send('PATCH', path, { _status: 'published' });
    expect(refused.status).toBe(400);
    expect(refusals(refused)).toEqual([{ path: 'revisor', label: 'Médico revisor', message: 'Indique quem revê esta página.' }]);
    expect((await backoffice.call('GET', path)).status).toBe(404);
    expect((await send('PATCH', path, { ...backoffice.review, _status: 'published' })).status).toBe(200);
    expect((await backoffice.call('GET', path)).status).toBe(200);
  },
);

test('the refusal speaks the language of the admin', async () => {
  const refused = await send('POST', '/problemas?locale=pt', { ...sample(), _status: 'published' }, 'en');
  expect(refused.json.errors[0].message).toContain('Reviewing doctor');
  expect(refusals(refused)[0]?.message).toBe('Say who reviews this page.');
});

test('a treatment asks the same, and so does the page of other diseases', async () => {
  const section = await send('POST', '/tratamentos_pp?locale=pt', { ...sample(), ...backoffice.review, _status: 'published' });
  const body = { ...sample(), seccao: section.json.doc.id, _status: 'published' };
  expect((await send('POST', '/tratamentos?locale=pt', body)).status).toBe(400);
  expect((await send('POST', '/tratamentos?locale=pt', { ...body, ...backoffice.review })).status).toBe(201);

  const page = { titulo: 'Outras doenças', _status: 'published' };
  expect((await send('POST', '/globals/outras_doencas?locale=pt&draft=true', { titulo: 'Rascunho' })).status).toBe(200);
  expect((await send('POST', '/globals/outras_doencas?locale=pt', page)).status).toBe(400);
  expect((await send('POST', '/globals/outras_doencas?locale=pt', { ...page, ...backoffice.review })).status).toBe(200);
});

test('a reviewer whom readers cannot see is none', async () => {
  const hidden = await send('POST', '/equipa?draft=true&locale=pt', { nome: 'Ainda por publicar' });
  const body = { ...sample(), ...backoffice.review, revisor: hidden.json.doc.id, _status: 'published' };
  expect(refusals(await send('POST', '/problemas?locale=pt', body))).toMatchObject([{ path: 'revisor' }]);
});

test('an article needs no reviewer', async () => {
  expect((await send('POST', '/artigos_blog?locale=pt', { ...sample(), _status: 'published' })).status).toBe(201);
});

test('a draft saved over a published page is not asked, and the page stays as it was', async () => {
  const { json } = await send('POST', '/problemas?locale=pt', { ...sample(), ...backoffice.review, _status: 'published' });
  const path = `/problemas/${json.doc.id}?locale=pt`;
  expect((await send('PATCH', `${path}&draft=true`, { revisor: null })).status).toBe(200);
  expect((await send('PATCH', path, { _status: 'published', excerto: 'Novo' })).status).toBe(400);
  expect((await backoffice.call('GET', path)).json).toMatchObject({ revisor: { id: backoffice.review.revisor }, excerto: null });
});

test('of many published at once, one that may not be keeps them all back', async () => {
  const good = await send('POST', '/problemas?draft=true&locale=pt', { ...sample(), ...backoffice.review });
  const bad = await send('POST', '/problemas?draft=true&locale=pt', sample());
  const ids = [good.json.doc.id, bad.json.doc.id];
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
  const many = await send('PATCH', `/problemas?locale=pt&draft=true&${where}`, { _status: 'published' });
  expect(many.status).toBe(400);
  for (const id of ids) expect((await backoffice.call('GET', `/problemas/${id}?locale=pt`)).status).toBe(404);
});

test('a doctor is published with an order number, others without', async () => {
  const publish = (body: object) => send('POST', '/equipa?locale=pt', { nome: `Pessoa ${++counter}`, _status: 'published', ...body });
  const refused = await publish({ medico: true });
  expect(refusals(refused)).toEqual([
    { path: 'cedula', label: 'Cédula profissional', message: 'Um médico só se publica com o número da cédula profissional.' },
  ]);
  expect((await publish({ medico: true, cedula: '12345' })).status).toBe(201);
  expect((await publish({})).status).toBe(201);
  expect((await send('POST', '/equipa?draft=true&locale=pt', { nome: 'Rascunho', medico: true })).status).toBe(201);
});
