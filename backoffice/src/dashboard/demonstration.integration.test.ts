import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { emailOf } from '../testing/test-backoffice.ts';
import { EditorOverview } from './overview.tsx';
import { isPlaceholderNumber, readDemonstration } from './read-demonstration.ts';

const backoffice = backofficeOfFile();

const demonstration = async () => readDemonstration(await createLocalReq({}, backoffice.payload));

async function startPage(language: 'pt' | 'en') {
  const { payload } = backoffice;
  const { docs } = await payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf('editor') } } });
  const [user] = docs;
  const i18n = { language } as Parameters<typeof EditorOverview>[0]['i18n'];
  return renderToStaticMarkup(await EditorOverview({ i18n, payload, user: user ? { ...user, collection: 'utilizadores' } : null }));
}

async function save(method: 'POST' | 'PATCH', path: string, body: object): Promise<number> {
  const { json, status } = await backoffice.call(method, path, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json.doc?.id;
}

test.each(['00000', '00007', '0-E-00000', 'E000000', '00000/0000', '000000000'])('%s is a number for show', (number) => {
  expect(isPlaceholderNumber(number)).toBe(true);
});

test.each(['48213', '00412', '5-E-60417', 'E152340', '', null, undefined])('%s is not', (number) => {
  expect(isPlaceholderNumber(number)).toBe(false);
});

test('the start page says how the system stands, to editors too', async () => {
  expect(await startPage('pt')).toContain('Estado do sistema:');
  expect(await startPage('en')).toContain('State of the system:');
});

test('a clinic with numbers of its own sees no note', async () => {
  expect(await demonstration()).toBeNull();
  expect(await startPage('pt')).not.toContain('demonstração');
});

test('the note names whose number is an example and counts the pages they reviewed, until the number is real', async () => {
  const id = await save('POST', '/equipa?locale=pt', { nome: 'Dra. Exemplo', medico: true, cedula: '00000', _status: 'published' });
  const page = (titulo: string) =>
    save('POST', '/problemas?locale=pt', { titulo, revisor: id, data_revisao: '2026-11-03T12:00:00.000Z', _status: 'published' });
  await page('Uma página');
  await page('Outra página');
  await backoffice.payload.updateGlobal({ slug: 'outras_doencas', locale: 'pt', data: { revisor: id, _status: 'draft' } });
  await save('POST', '/problemas?locale=pt', { titulo: 'Lida por outra pessoa', ...backoffice.review, _status: 'published' });
  expect(await demonstration()).toMatchObject({ people: [{ slug: 'equipa', id, title: 'Dra. Exemplo' }], pages: 3, ofClinic: false });
  const shown = await startPage('pt');
  expect(shown).toContain('Conteúdo de demonstração, à espera de revisão clínica');
  expect(shown).toContain('revisor de exemplo: 3.');
  expect(shown).toContain(`href="/admin/collections/equipa/${id}"`);
  expect(await startPage('en')).toContain('Demonstration content, awaiting clinical review');

  await save('PATCH', `/equipa/${id}?locale=pt`, { cedula: '48213', _status: 'published' });
  expect(await demonstration()).toBeNull();
});

test('the clinic’s own example registrations keep the note', async () => {
  const registos = { nif: '000000000', ers_registo: 'E000000', licenca: '00000/0000' };
  await backoffice.payload.updateGlobal({ slug: 'definicoes', data: { registos } });
  expect(await demonstration()).toMatchObject({ people: [], pages: 0, ofClinic: true });
  expect(await startPage('pt')).toContain('Registos da clínica');
});
