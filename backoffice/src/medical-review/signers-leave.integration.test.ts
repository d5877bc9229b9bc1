import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { readStanding } from './read-standing.ts';
import { shownStanding } from './shown-standing.ts';

const backoffice = backofficeOfFile();

async function send(method: string, path: string, body?: object, as: 'editor' | 'admin' = 'editor') {
  const answer = await backoffice.call(method, path, { as, ...(body ? { body } : {}) });
  expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
  return answer.json;
}

let counter = 0;
/** A doctor of the team, and a page that they have signed, in public. */
async function signedPage(): Promise<{ doctor: number; page: number; name: string; licence: string }> {
  const [name, licence] = [`Médica ${++counter}`, `OM ${10_000 + counter}`];
  const doctor = (await send('POST', '/equipa?locale=pt', { nome: name, cedula: licence, _status: 'published' })).doc.id;
  const body = { titulo: `Assinada ${counter}`, excerto: 'Um em cada oito.', revisor: doctor, assinatura: doctor };
  const day = { data_revisao: '2026-03-02T12:00:00.000Z' };
  const page = (await send('POST', '/problemas?locale=pt', { ...body, ...day, _status: 'published' })).doc.id;
  await send('POST', `/revisao/problemas/${page}/registar`, undefined, 'admin');
  return { doctor, page, name, licence };
}
const change = (doctor: number, body: object) => send('PATCH', `/equipa/${doctor}?locale=pt`, { ...body, _status: 'published' });

async function shown(page: number) {
  const body = (await backoffice.library()).document('problemas', page, 'pt');
  const named = (person: unknown) => (person as { nome?: unknown } | null)?.nome ?? null;
  return { reviewer: named(body?.['revisor']), specialist: named(body?.['assinatura']), isUnderReview: body?.['em_revisao'] === true };
}
const under = (name: string) => ({ reviewer: name, specialist: name, isUnderReview: false });
const underNobody = { reviewer: null, specialist: null, isUnderReview: true };
const standingOf = async (page: number) => {
  const req = await createLocalReq({}, backoffice.payload);
  return shownStanding(req, await readStanding(req, { collection: 'problemas', id: page }));
};

test('a doctor who changes her name is named by the new one, in the line of the review and at the end of the page alike', async () => {
  const { doctor, page, name } = await signedPage();
  expect(await shown(page)).toEqual(under(name));
  await change(doctor, { nome: `${name} Lopes` });
  expect(await shown(page)).toEqual(under(`${name} Lopes`));
});

test('an order number that is mended leaves the signature where it is', async () => {
  const { doctor, page, name } = await signedPage();
  await change(doctor, { cedula: 'OM 77777' });
  expect(await shown(page)).toEqual(under(name));
});

test('an entry of the team that is given to somebody else takes no signature along, and gives it back with the old name', async () => {
  const { doctor, page, name, licence } = await signedPage();
  await change(doctor, { nome: 'Outra Pessoa', cedula: 'OM 99999' });
  expect(await shown(page)).toEqual(underNobody);
  expect(await standingOf(page)).toMatchObject({ state: 'signerLeft', reviewer: name, changes: 0 });
  await change(doctor, { nome: name, cedula: licence });
  expect(await shown(page)).toEqual(under(name));
});

test('step by step is no way around it: the entry is compared with who signed, not with who it was before', async () => {
  const { doctor, page, name } = await signedPage();
  await change(doctor, { nome: 'Outra Pessoa' });
  expect(await shown(page)).toEqual(under('Outra Pessoa'));
  await change(doctor, { cedula: 'OM 99999' });
  expect(await shown(page)).toEqual(underNobody);
  await change(doctor, { nome: name });
  expect(await shown(page)).toEqual(under(name));
});

test('the pages of a doctor who leaves the team say that they wait for another, and come back with her', async () => {
  const { doctor, page, name } = await signedPage();
  const { digest } = await send('GET', `/usos/equipa/${doctor}`);
  await send('POST', `/usos/equipa/${doctor}`, { act: 'withdraw', to: '/pt/equipa', digest });
  expect(await shown(page)).toEqual(underNobody);
  expect((await send('GET', '/revisao/por-assinar')).pages).toContainEqual({ collection: 'problemas', id: String(page) });
  await change(doctor, {});
  expect(await shown(page)).toEqual(under(name));
});

test('a draft of the entry, or a new biography, changes nothing in public', async () => {
  const { doctor, page, name } = await signedPage();
  await send('PATCH', `/equipa/${doctor}?locale=pt&draft=true`, { nome: 'Outra Pessoa', cedula: 'OM 99999' });
  expect(await shown(page)).toEqual(under(name));
});
