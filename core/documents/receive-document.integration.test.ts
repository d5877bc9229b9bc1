import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { documentStore } from '../adapters/database/documents/document-store.ts';
import { requestStore } from '../adapters/database/requests/request-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../adapters/database/throwaway-store.ts';
import { folderFiles } from '../adapters/documents/folder-files.ts';
import { testDataKeys as keys } from '../secrets/test-data-keys.ts';
import { largestDocumentBytes, mostBytesPerForm, mostUnsentBytes, mostUnsentBytesPerAddress } from './document-rules.ts';
import { decryptChunks } from './encrypted-chunks.ts';
import {
  beginDocument,
  continueDocument,
  type DocumentServices,
  documentOffset,
  dropDocument,
  receiveWholeDocument,
} from './receive-document.ts';
import { dicom, pdfBytes, svgWithScript } from './testing/sample-files.ts';

let database: ThrowawayStore;
let services: DocumentServices;
let folder: string;
beforeAll(async () => {
  database = await createThrowawayStore();
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-documents-'));
  services = { store: documentStore(database.pool, database.dbos, keys), files: folderFiles(folder) };
});
afterEach(async () => {
  await database.pool.query('truncate core.documents, core.requests cascade');
  for (const name of await readdir(folder)) await rm(path.join(folder, name));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const bytesOf = (bytes: Buffer) => Readable.from([bytes]) as AsyncIterable<Buffer>;
async function* repeated(first: Buffer, total: number) {
  yield first;
  const block = Buffer.alloc(1024 * 1024);
  for (let sent = first.length; sent < total; sent += block.length) yield block.subarray(0, Math.min(block.length, total - sent));
}
const opened = async (formId: string, id: string) => {
  const document = await services.store.ofForm(formId, id);
  if (!document) throw new Error('no such document');
  return document;
};
async function plainOf(formId: string, id: string): Promise<Buffer> {
  const { file, sizeBytes } = await opened(formId, id);
  const { read, close } = await services.files.open(file.blob);
  const plain: Buffer[] = [];
  for await (const chunk of decryptChunks(file, read, { sizeBytes })) plain.push(chunk);
  await close();
  return Buffer.concat(plain);
}

test('a file of a plain form is kept encrypted, under a name that tells nothing, and opens as it was', async () => {
  const form = randomUUID();
  const bytes = pdfBytes(Buffer.concat([Buffer.from('Gleason 3+4'), randomBytes(200_000)]));
  expect(await receiveWholeDocument(services, form, 'Joaquim biópsia.pdf', bytesOf(bytes))).toEqual({ ok: true, value: null });
  const [document] = await services.store.listOfForm(form);
  expect(document).toMatchObject({ name: 'Joaquim biópsia.pdf', kind: 'pdf', sizeBytes: bytes.length, receivedAt: expect.any(Date) });
  const [stored = ''] = await readdir(folder);
  expect(stored).toMatch(/^[0-9a-f-]{36}$/);
  expect((await readFile(path.join(folder, stored))).includes('Gleason')).toBe(false);
  const rows = await database.pool.query('select d::text as text from core.documents as d');
  expect(rows.rows[0].text).not.toContain('Joaquim');
  expect(await plainOf(form, document?.id ?? '')).toEqual(bytes);
});

test('a file’s name turns no direction of writing: the desk reads the ending that is there', async () => {
  const form = randomUUID();
  await receiveWholeDocument(services, form, 'exame\u202efdp.exe', bytesOf(pdfBytes(randomBytes(2_000))));
  const begun = await beginDocument(services, form, { name: 'IM\u0000\u20671', sizeBytes: 10 });
  expect((await services.store.listOfForm(form)).map(({ name }) => name)).toEqual(['examefdp.exe']);
  expect(begun.ok && (await opened(form, begun.value.id)).name).toBe('IM1');
});

test('a connection that broke goes on where it was, and somebody else’s form cannot reach the file', async () => {
  const form = randomUUID();
  const bytes = dicom(1_000_000);
  const begun = await beginDocument(services, form, { name: 'IM0001', sizeBytes: bytes.length });
  if (!begun.ok) throw new Error('refused');
  const { id } = begun.value;
  const broken = async function* () {
    yield bytes.subarray(0, Math.floor(bytes.length * 0.9));
    throw new Error('the connection broke');
  };
  await expect(continueDocument(services, form, begun.value, broken())).rejects.toThrow('the connection broke');
  const offset = await documentOffset(services, await opened(form, id));
  expect(offset).toBeGreaterThan(bytes.length * 0.8);
  expect(await services.store.listOfForm(form), 'it is not there yet').toEqual([]);
  expect(await continueDocument(services, form, await opened(form, id), bytesOf(bytes.subarray(offset)))).toEqual({
    ok: true,
    value: bytes.length,
  });
  expect(await plainOf(form, id)).toEqual(bytes);

  const another = randomUUID();
  expect(await services.store.ofForm(another, id)).toBeNull();
  expect(await dropDocument(services, another, id)).toBe(false);
  expect(await dropDocument(services, form, id)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that has arrived is left as it is, whatever is sent for it afterwards', async () => {
  const form = randomUUID();
  const bytes = pdfBytes(randomBytes(200_000));
  const begun = await beginDocument(services, form, { name: 'exame.pdf', sizeBytes: bytes.length });
  if (!begun.ok) throw new Error('refused');
  const { id } = begun.value;
  await continueDocument(services, form, begun.value, bytesOf(bytes));
  for (const more of [Buffer.alloc(0), Buffer.from('more')])
    expect(await continueDocument(services, form, await opened(form, id), bytesOf(more))).toEqual({ ok: true, value: bytes.length });
  expect(await plainOf(form, id)).toEqual(bytes);
});

test('what is no document, is too large or empty is refused, and nothing of it stays', async () => {
  const form = randomUUID();
  const send = (bytes: AsyncIterable<Buffer>) => receiveWholeDocument(services, form, 'exame.pdf', bytes);
  expect(await send(bytesOf(svgWithScript))).toEqual({ ok: false, error: 'documentKind' });
  expect(await send(bytesOf(Buffer.alloc(0)))).toEqual({ ok: false, error: 'documentEmpty' });
  expect(await send(repeated(pdfBytes(), largestDocumentBytes + 1))).toEqual({ ok: false, error: 'documentTooLarge' });
  const announced = { name: 'exame.pdf', sizeBytes: largestDocumentBytes + 1 };
  const begun = await beginDocument(services, form, announced);
  if (!begun.ok) throw new Error('an examination may be that large');
  const first = Buffer.concat([pdfBytes(), Buffer.alloc(200_000)]);
  expect(await continueDocument(services, form, begun.value, bytesOf(first)), 'it is known with the first bytes').toEqual({
    ok: false,
    error: 'documentTooLarge',
  });
  expect(await readdir(folder)).toEqual([]);
  expect((await database.pool.query('select from core.documents')).rowCount).toBe(0);
});

test('a form that breaks off leaves nothing behind', async () => {
  const broken = async function* () {
    yield pdfBytes(randomBytes(300_000));
    throw new Error('the connection broke');
  };
  await expect(receiveWholeDocument(services, randomUUID(), 'a.pdf', broken())).rejects.toThrow('the connection broke');
  expect(await readdir(folder)).toEqual([]);
});

const nothingStays = async () => {
  expect(await readdir(folder)).toEqual([]);
  expect((await database.pool.query('select from core.documents')).rowCount).toBe(0);
};

test('a file that finds the disk full, or its sender’s share used up, on its way is refused, and nothing of it stays', async () => {
  const large = () => repeated(dicom(1000), 30 * 1024 * 1024);
  const full = { ...services.files, hasRoomFor: async () => (await services.files.encryptedBytes(await onlyFile())) < 10 * 1024 * 1024 };
  const onlyFile = async () => (await readdir(folder))[0] ?? randomUUID();
  expect(await receiveWholeDocument({ ...services, files: full }, randomUUID(), 'IM1', large())).toEqual({ ok: false, error: 'noRoom' });
  await nothingStays();
  let stretches = 0;
  const mayGoOn = async () => ++stretches <= 3;
  expect(await receiveWholeDocument({ ...services, sender: { address: '192.0.2.1', mayGoOn } }, randomUUID(), 'IM1', large())).toEqual({
    ok: false,
    error: 'noRoom',
  });
  await nothingStays();
});

test('files that arrive at once count for each other before they are whole, also where nobody announced their length', async () => {
  const form = randomUUID();
  const megabyte = 1024 * 1024;
  await services.store.begin(form, { name: 'announced', sizeBytes: mostBytesPerForm - 12 * megabyte, kind: 'dicom' });
  let second: unknown;
  const first = async function* () {
    yield* repeated(dicom(1000), 9 * megabyte);
    second = await receiveWholeDocument(services, form, 'IM2', repeated(dicom(1000), 9 * megabyte));
  };
  expect(await receiveWholeDocument(services, form, 'IM1', first())).toEqual({ ok: true, value: null });
  expect(second).toEqual({ ok: false, error: 'formTooLarge' });
});

test('all forms that nobody has sent share one limit', async () => {
  const { id } = await services.store.begin(randomUUID(), { name: 'much', sizeBytes: 10, kind: 'dicom' });
  await services.store.reserve(id, mostUnsentBytes, null);
  const another = randomUUID();
  expect(await beginDocument(services, another, { name: 'a.pdf', sizeBytes: 10 })).toEqual({ ok: false, error: 'noRoom' });
  expect(await receiveWholeDocument(services, another, 'a.pdf', bytesOf(pdfBytes()))).toEqual({ ok: false, error: 'noRoom' });
  await services.store.reserve(id, 0, null);
  expect(await receiveWholeDocument(services, another, 'a.pdf', bytesOf(pdfBytes())), 'what is only announced takes no room').toMatchObject(
    {
      ok: true,
    },
  );
});

const from = (address: string): DocumentServices => ({ ...services, sender: { address, mayGoOn: async () => true } });
const megabytes = (count: number) => count * 1024 * 1024;

/** Announced as one stretch, of which only the beginning comes. */
async function stall(sender: DocumentServices): Promise<string> {
  const form = randomUUID();
  const begun = await beginDocument(sender, form, { name: 'IM1', sizeBytes: megabytes(4) });
  if (!begun.ok) return begun.error;
  const silent = async function* () {
    yield dicom(100_000);
    throw new Error('silence');
  };
  return continueDocument(sender, form, begun.value, silent()).then(
    (written) => (written.ok ? 'whole' : written.error),
    (error: Error) => error.message,
  );
}

test('files that one address announces and lets stall take its own share and nobody else’s room; after an hour they take none', async () => {
  const [stalling, neighbour] = [from('192.0.2.1'), from('192.0.2.2')];
  const outcomes = [await stall(stalling)];
  const as = 'form_digest, gen_random_uuid(), name_and_key, size_bytes, reserved_bytes, reserved_by, reserved_at';
  const columns = 'form_digest, blob, name_and_key, size_bytes, reserved_bytes, reserved_by, reserved_at';
  await database.pool.query(`insert into core.documents (${columns}) select ${as} from core.documents, generate_series(1, $1)`, [
    mostUnsentBytesPerAddress / megabytes(4) - 2,
  ]);
  for (let count = 0; count < 4; count++) outcomes.push(await stall(stalling));
  expect(outcomes).toEqual(['silence', 'silence', 'noRoom', 'noRoom', 'noRoom']);
  expect(await services.store.unsentBytes('192.0.2.1')).toEqual({ all: mostUnsentBytesPerAddress, ofAddress: mostUnsentBytesPerAddress });
  expect(await receiveWholeDocument(neighbour, randomUUID(), 'a.pdf', bytesOf(pdfBytes()))).toMatchObject({ ok: true });
  await database.pool.query("update core.documents set reserved_at = now() - interval '61 minutes' where received_at is null");
  expect(await services.store.unsentBytes('192.0.2.1')).toMatchObject({ ofAddress: 0 });
  expect(await stall(stalling)).toBe('silence');
});

test('what has come of a file that stalls still counts, and it goes on where it was when its sender is back', async () => {
  const [phone, form] = [from('192.0.2.3'), randomUUID()];
  const bytes = dicom(megabytes(9));
  const begun = await beginDocument(phone, form, { name: 'IM1', sizeBytes: bytes.length });
  if (!begun.ok) throw new Error('refused');
  const broken = async function* () {
    for (let at = 0; at < megabytes(6); at += 65_536) yield bytes.subarray(at, at + 65_536);
    throw new Error('silence');
  };
  await expect(continueDocument(phone, form, begun.value, broken())).rejects.toThrow('silence');
  expect((await services.store.unsentBytes('192.0.2.3')).ofAddress).toBe(megabytes(8));
  await database.pool.query("update core.documents set reserved_at = now() - interval '2 hours'");
  expect((await services.store.unsentBytes('192.0.2.3')).ofAddress).toBe(megabytes(4));
  const document = await opened(form, begun.value.id);
  const rest = bytesOf(bytes.subarray(await documentOffset(phone, document)));
  expect(await continueDocument(from('198.51.100.7'), form, document, rest)).toEqual({ ok: true, value: bytes.length });
  expect(await services.store.unsentBytes('192.0.2.3')).toEqual({ all: bytes.length, ofAddress: 0 });
});

test('from which address a file came is forgotten once its form is sent', async () => {
  const form = randomUUID();
  await receiveWholeDocument(from('192.0.2.1'), form, 'a.pdf', bytesOf(pdfBytes()));
  const senders = async () => (await database.pool.query('select reserved_by as by from core.documents')).rows;
  expect(await senders()).toEqual([{ by: expect.not.stringContaining('192.0.2.1') }]);
  await sentForm(form);
  expect(await senders()).toEqual([{ by: null }]);
});

const sentForm = (form: string) => {
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  const request = { kind: 'secondOpinion', locale: 'pt', answers: { name: 'Joaquim', email: contact.value }, contact } as const;
  return requestStore(database.pool, database.dbos, keys).save(form, request, { answerBy: new Date(), isProven: true });
};
const checksBegun = async () =>
  (await database.pool.query("select workflow_uuid as id from dbos.workflow_status where name = 'checkDocuments'")).rows.map(
    ({ id }) => id,
  );

test('a file that still arrives while its form is sent elsewhere goes after it, and is examined', async () => {
  const form = randomUUID();
  const arriving = async function* () {
    yield pdfBytes();
    await sentForm(form);
    yield Buffer.alloc(10);
  };
  expect(await receiveWholeDocument(services, form, 'exame.pdf', arriving())).toMatchObject({ ok: true });
  const [document] = await services.store.listOfForm(form);
  expect(document?.requestId).toBe((await requestStore(database.pool, database.dbos, keys).byForm(form))?.id);
  expect(await checksBegun()).toContain(`documents-${document?.requestId}-${document?.id}`);
});

test('a file whose last byte comes in the same moment as the form is lost by neither', async () => {
  for (let times = 0; times < 10; times++) {
    const form = randomUUID();
    const { id } = await services.store.begin(form, { name: 'exame.pdf', sizeBytes: 10, kind: 'pdf' });
    await Promise.all([services.store.markReceived(id, 10), sentForm(form)]);
    expect(await services.store.listOfForm(form)).toMatchObject([{ requestId: expect.any(String) }]);
  }
});

test('a request of a kind that comes without files takes none', async () => {
  const form = randomUUID();
  await receiveWholeDocument(services, form, 'a.pdf', bytesOf(pdfBytes()));
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  const request = { kind: 'contact', locale: 'pt', answers: { name: 'Joaquim', email: contact.value }, contact } as const;
  await requestStore(database.pool, database.dbos, keys).save(form, request, { answerBy: new Date(), isProven: false });
  expect((await services.store.listOfForm(form))[0]?.requestId).toBeNull();
});

test('the request takes the files of its form with it, once, and their work names ids alone; a file of another form stays where it is', async () => {
  const [form, other] = [randomUUID(), randomUUID()];
  await receiveWholeDocument(services, form, 'Joaquim.pdf', bytesOf(pdfBytes()));
  await receiveWholeDocument(services, other, 'Rosa.pdf', bytesOf(pdfBytes()));
  const requests = requestStore(database.pool, database.dbos, keys);
  const answers = { name: 'Joaquim', email: 'joaquim@exemplo.pt' };
  const request = { kind: 'secondOpinion', locale: 'pt', answers, contact: { kind: 'email', value: 'joaquim@exemplo.pt' } } as const;
  await requests.save(form, request, null);
  expect((await services.store.listOfForm(form))[0]?.requestId, 'until its code was typed it is the form’s').toBeNull();
  await requests.receive(form, request.contact, { answerBy: new Date(), isProven: true });
  const id = (await requests.byForm(form))?.id;
  const [document] = await services.store.listOfForm(form);
  expect(document?.requestId).toBe(id);
  expect((await services.store.listOfForm(other))[0]?.requestId).toBeNull();
  expect(await dropDocument(services, form, document?.id ?? ''), 'it belongs to the clinic now').toBe(false);
  const work = await database.pool.query(
    'select s.name, i.* from dbos.workflow_status s left join dbos.workflow_input i using (workflow_uuid) where workflow_uuid = $1',
    [`documents-${id}`],
  );
  expect(work.rows).toHaveLength(1);
  expect(JSON.stringify(work.rows)).toContain(id);
  expect(JSON.stringify(work.rows)).not.toContain('Joaquim');
});
