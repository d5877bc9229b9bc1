import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { createLibrary } from '@clinic/core/content/library/library';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { pdfBytes } from '@clinic/core/documents/testing/sample-files';
import { writeFormPass } from '@clinic/core/http/form-pass';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContext } from '../../app/page-context.ts';
import type { RefusedRequest } from '../../app/requests/request-view.ts';
import { submitForm } from '../../app/requests/submit-form.server.ts';

const secret = 'only for tests';
let database: ThrowawayStore;
let folder: string;
let requests: PageContext['requests'];
beforeAll(async () => {
  database = await createThrowawayStore();
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-documents-'));
  requests = {
    store: requestStore(database.pool, database.dbos, keys),
    codes: {} as PageContext['requests']['codes'],
    withinLimit: async () => true,
    documents: { store: documentStore(database.pool, database.dbos, keys), files: folderFiles(folder) },
    secret,
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const page = (more: Partial<PageContext> = {}) =>
  ({
    ...{ library: createLibrary([]), locale: 'pt', requests, account: null, origin: 'https://clinica.example' },
    ...{ route: 'internationalRequest', refusedDocuments: [], client: '192.0.2.1' },
    ...more,
  }) as PageContext;
const typed = { name: 'John Canary', email: 'john@exemplo.pt', message: 'Can I come?', consent: 'sim' };

async function send(fields: Record<string, string>, more: Partial<PageContext> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await submitForm(page(more), new Request('https://clinica.example/pt/x', { method: 'POST' }), form);
  return { status: answer.init?.status, refused: answer.data as RefusedRequest };
}
async function formWithDocument() {
  const formId = randomUUID();
  await receiveWholeDocument(requests.documents, formId, 'relatório.pdf', Readable.from([pdfBytes()]));
  return { formId, pass: writeFormPass(secret, 'international', new Date(), formId) };
}

test('a file that was not taken brings the form back, with its name and everything else that was sent', async () => {
  const { pass } = await formWithDocument();
  const refusedDocuments = [{ name: 'desenho.svg', refusal: 'documentKind' as const }];
  const { status, refused } = await send({ ...typed, form: pass }, { refusedDocuments });
  expect(status).toBe(422);
  expect(refused.problems).toEqual([{ field: 'documents', kind: 'documentKind', name: 'desenho.svg' }]);
  expect(refused.values).toMatchObject(typed);
  expect(refused.keys.pass, 'it stays the same form').toBe(pass);
  expect(refused.documents).toMatchObject([{ name: 'relatório.pdf' }]);
});

test('the pass of one form is not taken by another, and its files stay where they are', async () => {
  const formId = randomUUID();
  await receiveWholeDocument(requests.documents, formId, 'relatório.pdf', Readable.from([pdfBytes()]));
  const { status, refused } = await send({ ...typed, form: writeFormPass(secret, 'secondOpinion', new Date(), formId) });
  expect([status, refused.problems]).toEqual([422, [{ field: 'form', kind: 'formEnded' }]]);
  expect(refused.documents).toEqual([]);
  expect(await requests.store.byForm(formId)).toBeNull();
});

test('what is missing and what was not taken are told together', async () => {
  const { pass } = await formWithDocument();
  const refusedDocuments = [{ name: 'grande.pdf', refusal: 'documentTooLarge' as const }];
  const { refused } = await send({ ...typed, form: pass, message: '' }, { refusedDocuments });
  expect(refused.problems.map(({ kind }) => kind)).toEqual(['messageRequired', 'documentTooLarge']);
});

test('without script a file is taken back by its button, and nothing is sent', async () => {
  const { formId, pass } = await formWithDocument();
  const [document] = await requests.documents.store.listOfForm(formId);
  const other = await formWithDocument();
  const foreign = await send({ ...typed, form: other.pass, 'remove-document': document?.id ?? '' });
  expect(foreign.refused.documents, 'of another form nothing is taken').toHaveLength(1);
  expect(await requests.documents.store.listOfForm(formId)).toHaveLength(1);
  const { status, refused } = await send({ ...typed, form: pass, 'remove-document': document?.id ?? '' });
  expect([status, refused.problems, refused.documents]).toEqual([200, [], []]);
  expect(refused.values).toEqual(typed);
  expect(await requests.store.byForm(formId)).toBeNull();
});
