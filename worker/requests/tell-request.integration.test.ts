import { createPool } from '@clinic/core/adapters/database/database';
import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { receiptLink } from '@clinic/core/requests/receipt-link';
import type { NewRequest } from '@clinic/core/requests/request-store';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { tellRequest } from './tell-request.ts';

let [site, worker, admin]: pg.Pool[] = [];
let clients: DBOSClient[];
let tell: (requestId: string) => Promise<void>;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  [site, worker, admin] = [roles.site, roles.worker, url].map((each) => createPool(each, () => {})) as [pg.Pool, pg.Pool, pg.Pool];
  clients = [await createDbosClient(roles.site, site), await createDbosClient(roles.worker, worker)];
  const [, dbos] = clients as [DBOSClient, DBOSClient];
  tell = tellRequest({
    ...{ store: requestStore(worker, dbos, keys), mails: mailPorts(worker, dbos), keys, siteOrigin: 'https://exemplo.pt' },
    contact: async (locale) => sampleClinic(locale),
  });
});
afterAll(async () => {
  for (const client of clients) await client.destroy();
  for (const pool of [site, worker, admin]) await pool?.end();
});

const receipt = { answerBy: new Date('2026-11-18T14:00:00Z'), isProven: false };
async function received(form: string, request: Omit<NewRequest, 'contact'>): Promise<string> {
  const store = requestStore(site as pg.Pool, clients[0] as DBOSClient, keys);
  await store.save(form, { ...request, contact: { kind: 'email', value: 'joaquim@exemplo.pt' } }, receipt);
  return (await store.byForm(form))?.id ?? '';
}
const mailsOf = async () =>
  (await admin?.query('select recipient, subject, text, request_id from core.mails order by recipient'))?.rows ?? [];

test('one receipt and one notice, in the language of each, however often the work runs; neither repeats what was written', async () => {
  const answers = {
    name: 'Joaquim Canário',
    email: 'joaquim@exemplo.pt',
    phone: '912345678',
    findings: 'Gleason 3+4',
    question: 'Operar?',
  };
  const id = await received('a', { kind: 'secondOpinion', locale: 'en', answers });
  await tell(id);
  await tell(id);
  const mails = await mailsOf();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['geral@exemplo.pt', expect.stringMatching(/^Segunda opinião SO \d+: responder até quarta-feira, 18\sde\snovembro$/u)],
    ['joaquim@exemplo.pt', 'We have received your request'],
  ]);
  expect(
    mails.map(({ request_id }) => request_id),
    'the receipt alone is answered at the form',
  ).toEqual([null, id]);
  for (const { text } of mails) expect(text).not.toMatch(/Canário|912345678|Gleason|Operar/);
  expect(mails[0]?.text).not.toContain('joaquim');
  const token = /request\/receipt\/([^\s>)]+)/.exec(mails[1]?.text ?? '')?.[1] ?? '';
  expect(receiptLink.readToken(keys, token)).toBe(id);
});

test('whoever left a phone alone gets no letter, and the desk hears of it', async () => {
  await admin?.query('truncate core.mails');
  await tell(await received('b', { kind: 'callBack', locale: 'pt', answers: { name: 'Rosa', phone: '210000000' } }));
  expect((await mailsOf()).map(({ recipient }) => recipient)).toEqual(['geral@exemplo.pt']);
});

test('whoever asked is told that the request was withdrawn, once', async () => {
  await admin?.query('truncate core.mails');
  const answers = { name: 'Joaquim', email: 'joaquim@exemplo.pt', message: 'Olá' };
  const id = await received('c', { kind: 'contact', locale: 'pt', answers });
  await tell(id);
  await requestStore(site as pg.Pool, clients[0] as DBOSClient, keys).withdraw(id);
  for (const _ of ['first', 'second']) await tell(id);
  const subjects = (await mailsOf()).filter(({ recipient }) => recipient === answers.email).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['O seu pedido foi retirado', 'Recebemos o seu pedido']);
});
