import { createLocalReq } from 'payload';
import pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dueReviews } from '../dashboard/review-deadlines.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { emailOf, testWorkerKey } from '../testing/test-backoffice.ts';
import { ReviewListView } from './review-list.tsx';

const backoffice = backofficeOfFile();

const dayMs = 86_400_000;
/** So many days before the year of its signature ends. */
const signedFor = (daysLeft: number) => {
  const day = new Date(Date.now() + daysLeft * dayMs);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString();
};

async function signed(titulo: string, data_revisao: string) {
  const body = { titulo, ...backoffice.review, data_revisao, _status: 'published' };
  const { json } = await backoffice.call('POST', '/problemas?locale=pt', { as: 'admin', body });
  expect((await backoffice.call('POST', `/revisao/problemas/${json.doc.id}/registar`, { as: 'admin' })).status).toBe(200);
}

async function mails() {
  const client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ recipient: string; text: string }>(
    "select recipient, text from core.mails where subject like 'Textos para rever%'",
  );
  await client.end();
  return rows;
}

const remind = (key = testWorkerKey) =>
  backoffice.call('POST', '/revisao/lembrar', { as: null, headers: { authorization: `Bearer ${key}` } });

test('a doctor is told once, in one letter, which of their texts will soon have been signed a year ago', async () => {
  await signed('Faltam dez dias', signedFor(10));
  await signed('Faltam vinte dias', signedFor(20));
  await signed('Falta meio ano', signedFor(180));
  expect((await remind()).json).toEqual({ letters: 0 });
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', where: { papel: { equals: 'medico' } } });
  await backoffice.payload.update({ collection: 'utilizadores', id: docs[0]?.id ?? 0, data: { pessoa: backoffice.review.revisor ?? 0 } });

  expect((await remind()).json).toEqual({ letters: 1 });
  expect((await remind()).json).toEqual({ letters: 0 });
  const [letter, ...others] = await mails();
  expect(others).toEqual([]);
  expect(letter?.recipient).toBe(emailOf('medico'));
  expect(letter?.text).toContain('«Faltam dez dias», até ');
  expect(letter?.text).toContain('«Faltam vinte dias», até ');
  expect(letter?.text).not.toContain('Falta meio ano');

  await signed('Mais um', signedFor(25));
  expect((await remind()).json).toEqual({ letters: 1 });
  expect((await mails())[1]?.text).not.toContain('Faltam dez dias');
});

test('the list that the letter leads to names them, with the day until which they count', async () => {
  const req = await createLocalReq({}, backoffice.payload);
  const [first] = await dueReviews(req, new Date());
  expect(first?.title).toBe('Faltam dez dias');
  const list = { pages: [], overdue: [], due: first ? [first] : [], now: new Date(), language: 'pt', told: null };
  const html = renderToStaticMarkup(ReviewListView(list));
  const until = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10).split('-').toReversed().join('/');
  expect(html).toContain('Fazem um ano dentro de 30 dias');
  expect(html).toContain('Faltam dez dias');
  expect(html).toContain(`conta como revisto até ${until}`);
});

test('only the worker asks for it', async () => {
  expect((await remind('guessed')).status).toBe(401);
  expect((await backoffice.call('POST', '/revisao/lembrar', { as: 'admin' })).status).toBe(401);
});
