import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { checkedDocuments } from '@clinic/core/adapters/database/documents/checked-documents';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { documentState } from '@clinic/core/documents/document';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { dicom, heic, pdfBytes, zipOf } from '@clinic/core/documents/testing/sample-files';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { expect, onTestFinished } from 'vitest';
import { bucketRoom } from '../sandbox/object-storage/testing/storage-rooms.ts';
import { startFaultyScanner } from '../worker/documents/testing/faulty-scanner.ts';
import { eventually } from './harness/eventually.ts';
import { test } from './harness/harness-test.ts';

test('the storage is overloaded while documents are examined: none is taken for broken, all are examined once it is back', async ({
  harness,
}) => {
  const { pool, dbos } = harness;
  const [room, scanner] = [await bucketRoom(), await startFaultyScanner()];
  onTestFinished(async () => {
    scanner.stop();
    await room.close();
  });
  const services = { store: documentStore(pool, dbos, keys), files: documentFilesFrom(room.settings) };
  const documents = checkedDocuments(createDatabase(pool), keys);
  const form = randomUUID();
  const zip = zipOf([{ name: 'IM1', bytes: dicom() }]);
  for (const [name, bytes] of Object.entries({ 'exame.pdf': pdfBytes(), 'foto.heic': heic, 'tac.zip': zip }))
    await receiveWholeDocument(services, form, name, Readable.from([bytes]));
  const ids = (await services.store.listOfForm(form)).map(({ id }) => id);
  const states = async () => {
    const found = await Promise.all(ids.map(documents.read));
    return found.map((document) => document && documentState(document));
  };

  room.standIn.fail({ kind: 'slowDown', method: 'GET', times: Number.POSITIVE_INFINITY });
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  const request = { kind: 'secondOpinion', locale: 'pt', answers: { name: 'Joaquim', email: contact.value }, contact } as const;
  await requestStore(pool, dbos, keys).save(form, request, { answerBy: new Date(), isProven: true });
  const worker = await harness.startWorker('worker-1', { ...room.settings, CLAMD_SOCKET: scanner.address });
  await eventually(async () => ids.every((id) => worker.log().includes(`"document":"${id}"`)), 'all were tried in vain');
  expect(await states()).toEqual(['notYetChecked', 'notYetChecked', 'notYetChecked']);

  room.standIn.repair();
  await dbos.triggerSchedule('recheck-documents');
  await eventually(async () => (await states()).every((state) => state === 'clean'), 'all are examined');
  const photograph = (await Promise.all(ids.map(documents.read))).find((document) => document?.kind === 'heic');
  expect(photograph?.strippedAt).toBeInstanceOf(Date);
  expect(room.standIn.objects.size, 'the first file of the photograph is gone').toBe(3);
  expect(worker.log()).not.toContain(room.access.secret);
});
