import { quotesOf } from '@clinic/core/medical-review/quotes';
import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { emailOf } from '../testing/test-backoffice.ts';
import { DoctorWelcome } from './doctor-welcome.tsx';
import { readDoctorStart } from './read-doctor-start.ts';

const backoffice = backofficeOfFile();
const site = 'http://127.0.0.1:3000';
type Props = Parameters<typeof DoctorWelcome>[0];
let account: number;
let person: number;

async function send(method: string, path: string, body?: object, as: 'editor' | 'admin' = 'editor') {
  const answer = await backoffice.call(method, path, { as, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}

async function startPage(language: 'pt' | 'en' = 'pt'): Promise<string> {
  const { payload } = backoffice;
  const user = { ...(await payload.findByID({ collection: 'utilizadores', id: account })), collection: 'utilizadores' } as Props['user'];
  const i18n = { ...(await createLocalReq({}, payload)).i18n, language } as unknown as Props['i18n'];
  return renderToStaticMarkup(await DoctorWelcome({ i18n, payload, user }));
}
const readAt = async (now: string) => readDoctorStart(await createLocalReq({}, backoffice.payload), account, new Date(now));

async function published(titulo: string, revisor: number): Promise<number> {
  const body = { titulo, excerto: 'Um em cada oito.', revisor, data_revisao: '2026-03-02T12:00:00.000Z', _status: 'published' };
  return (await send('POST', '/problemas?locale=pt', body)).doc.id;
}
async function signed(titulo: string, revisor: number): Promise<number> {
  const id = await published(titulo, revisor);
  await send('POST', `/revisao/problemas/${id}/registar`, undefined, 'admin');
  return id;
}

beforeAll(async () => {
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf('medico') } } });
  account = Number(docs[0]?.id);
  person = (
    await send('POST', '/equipa?locale=pt', { nome: 'Dra. Inês Prado', cedula: 'OM 55555', slug: 'ines-prado', _status: 'published' })
  ).doc.id;
});

test('a doctor whose account is linked to nobody is told what is missing', async () => {
  expect(await startPage()).toContain('A sua conta ainda não está ligada a uma pessoa da equipa');
  await backoffice.payload.update({ collection: 'utilizadores', id: account, data: { pessoa: person } });
  expect(await startPage()).not.toContain('A sua conta ainda não está ligada');
});

test('what waits for a signature says who asked and since when, and leads to where it is read and signed', async () => {
  const unasked = await published('Já no site', person);
  const asked = await published('Pedida', Number(backoffice.review.revisor));
  await send('POST', `/revisao/problemas/${asked}/pedir`);
  const page = await startPage();
  expect(page).toContain('2 textos esperam pela sua assinatura.');
  expect(page).toMatch(/Já no site<\/strong><span[^>]*>no site sem assinatura<\/span>/);
  expect(page).toMatch(
    /Pedida<\/strong><span[^>]*>pedida por editor, hoje às \d\d:\d\d; o público já lê este texto, sem médico; médico revisor: /,
  );
  expect(page, 'what names this doctor comes first').toMatch(/Já no site<\/strong>.*Pedida<\/strong>/s);
  for (const id of [unasked, asked]) expect(page).toContain(`href="/admin/para-rever/problemas/${id}"`);
  expect(await startPage('en')).toMatch(/asked for by editor, today at \d\d:\d\d; the public already reads this text, without a doctor/);
});

test('signatures that run out are listed with the day until which they count, those of this doctor first', async () => {
  await signed('De outra pessoa', Number(backoffice.review.revisor));
  await signed('Assinada por ela', person);
  const { due, overdue } = await readAt('2027-02-15T12:00:00.000Z');
  expect(due.map(({ title }) => title)).toEqual(['Assinada por ela', 'De outra pessoa']);
  expect(overdue).toEqual([]);
  const later = await readAt('2027-03-15T12:00:00.000Z');
  expect(later.overdue.map(({ title }) => title)).toEqual(['Assinada por ela', 'De outra pessoa']);
});

test('a doctor’s own pages are those that visitors read under that name, each with its address on the site', async () => {
  const id = await signed('Com nome', person);
  await send('PATCH', `/problemas/${id}?locale=en`, { titulo: 'With a name', slug: 'with-a-name', _status: 'published' });
  await signed('Sem o seu nome', Number(backoffice.review.revisor));
  const { own } = await readAt('2026-11-19T12:00:00.000Z');
  expect(own[0]).toEqual({
    ...{ collection: 'equipa', id: String(person), title: 'Dra. Inês Prado', signedOn: null },
    addresses: [{ locale: 'pt', href: `${site}/pt/equipa/ines-prado` }],
  });
  const titles = own.map(({ title }) => title);
  expect(titles).not.toContain('Sem o seu nome');
  expect(await startPage()).toContain(`href="${site}/pt/problemas/assinada-por-ela"`);
});

test('comments that were answered stand apart from those that nobody has answered', async () => {
  const id = await signed('Comentada', person);
  const about = { caminho: 'excerto', lingua: 'pt', trecho: quotesOf({ locale: 'pt', text: 'Um em cada oito.' })[0]?.digest ?? '' };
  const press = (as: 'medico' | 'editor', act: string, fields: Record<string, string>) =>
    backoffice.handle(
      new Request(`${backoffice.origin}/api/revisao/problemas/${id}/${act}`, {
        method: 'POST',
        headers: { ...backoffice.signedIn(as), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
    );
  await press('medico', 'comentar', { ...about, palavras: 'Falta a fonte.' });
  expect(await startPage()).toContain('Comentários por tratar');
  const { json } = await backoffice.call('GET', `/revisao/problemas/${id}`, { as: 'editor' });
  await press('editor', 'responder', { comentario: json.comments[0].said.id, palavras: 'Está na bibliografia.' });
  const page = await startPage();
  expect(page).toContain('Responderam aos comentários');
  expect(page).toContain('medico: «Falta a fonte.»; editor respondeu');
  expect(page).not.toContain('Comentários por tratar');
});
