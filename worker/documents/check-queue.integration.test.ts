import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkedDocuments } from '@clinic/core/adapters/database/documents/checked-documents';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { documentState } from '@clinic/core/documents/document';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { pdfBytes } from '@clinic/core/documents/testing/sample-files';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { expect, onTestFinished } from 'vitest';
import { type MailHarness, waitForAssertion } from '../testing/mail-harness.ts';
import { test } from '../testing/mail-harness-test.ts';
import { silencing, startFaultyScanner } from './testing/faulty-scanner.ts';

async function openDesk({ db, pool, dbos }: MailHarness) {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const services = { store: documentStore(pool, dbos, keys), files: folderFiles(folder) };
  const documents = checkedDocuments(db, keys);
  /** One document with a form of its own, which was sent. */
  const sent = async (bytes: Buffer, before = async (_: string) => {}) => {
    const form = randomUUID();
    await receiveWholeDocument(services, form, 'exame.pdf', Readable.from([bytes]));
    const id = (await services.store.listOfForm(form))[0]?.id ?? '';
    await before(path.join(folder, (await documents.read(id))?.file.blob ?? ''));
    const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
    const request = { kind: 'secondOpinion', locale: 'pt', answers: { name: 'Joaquim', email: contact.value }, contact } as const;
    await requestStore(pool, dbos, keys).save(form, request, { answerBy: new Date(), isProven: true });
    return id;
  };
  const found = async (id: string) => {
    const document = await documents.read(id);
    return document && (document.unscannableReason ?? documentState(document));
  };
  return { folder, sent, found };
}

test('a broken document, and one about which the scanner is silent, keep nobody else’s from being checked', async ({ mailHarness }) => {
  const { folder, sent, found } = await openDesk(mailHarness);
  const scanner = await startFaultyScanner();
  onTestFinished(scanner.stop);
  const broken = await sent(pdfBytes(), (file) => truncate(file, 10));
  const silent = await sent(pdfBytes(Buffer.from(silencing)));
  const others = [await sent(pdfBytes()), await sent(pdfBytes()), await sent(pdfBytes())];
  await mailHarness.startWorker('worker-1', { DOCUMENTS_DIR: folder, CLAMD_SOCKET: scanner.address });
  await waitForAssertion(async () => {
    expect(await found(broken)).toBe('damaged');
    expect(await Promise.all(others.map(found))).toEqual(['clean', 'clean', 'clean']);
  });
  expect(await found(silent), 'silence is never clean').toBe('notYetChecked');
});

test('a scanner that is away holds no work, and every document is checked once it is back', async ({ mailHarness }) => {
  const { folder, sent, found } = await openDesk(mailHarness);
  const scanner = await startFaultyScanner();
  scanner.stop();
  const ids = [await sent(pdfBytes()), await sent(pdfBytes()), await sent(pdfBytes())];
  const away = await mailHarness.startWorker('worker-1', { DOCUMENTS_DIR: folder, CLAMD_SOCKET: scanner.address });
  await waitForAssertion(async () => {
    for (const id of ids) expect(away.log()).toContain(`"document":"${id}"`);
    const waiting = "select from dbos.workflow_status where name = 'checkDocument' and status in ('ENQUEUED', 'PENDING')";
    expect((await mailHarness.pool.query(waiting)).rowCount, 'nothing waits in the queue').toBe(0);
  });
  await away.stop();
  const back = await startFaultyScanner();
  onTestFinished(back.stop);
  const worker = await mailHarness.startWorker('worker-1', { DOCUMENTS_DIR: folder, CLAMD_SOCKET: back.address });
  await worker.ready();
  await mailHarness.dbos.triggerSchedule('recheck-documents');
  await waitForAssertion(async () => expect(await Promise.all(ids.map(found))).toEqual(['clean', 'clean', 'clean']));
});
