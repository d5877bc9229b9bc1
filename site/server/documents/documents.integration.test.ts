import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { decryptChunks } from '@clinic/core/documents/encrypted-chunks';
import { dicom, heic, pageAndPdf, pdfBytes, svgWithScript } from '@clinic/core/documents/testing/sample-files';
import { writeFormPass } from '@clinic/core/http/form-pass';
import { createLogger } from '@clinic/core/logging/create-logger';
import type { RequestServices } from '@clinic/core/requests/request-services';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadFile } from '../../app/requests/documents/upload-file.ts';
import { formPassHeader, uploadsPath } from '../../app/requests/documents/upload-protocol.ts';
import { formInputs } from '../../app/requests/request-view.ts';
import { cutSlowRequest } from '../http/cut-slow-requests.ts';
import { httpLimits } from '../http/http-limits.ts';
import { logRequests } from '../http/request-log.ts';
import { originCheck } from '../security/origin-check.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { type MultipartForm, readMultipart } from './read-multipart.ts';
import { serveUploads } from './serve-uploads.ts';

const secret = 'only for tests';
const origin = 'https://clinica.example';
const megabyte = 1024 * 1024;
/** 1000 in the nightly run. */
const uploadMb = Number(process.env['UPLOAD_MB'] ?? 50);
let services: RequestServices;
let pool: ReturnType<typeof createPool>;
let folder: string;
let base: string;
/** Another process of the same site. */
let otherBase: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const { roles } = await createMigratedDatabase();
  pool = createPool(roles.site, () => {});
  const dbos = await createDbosClient(roles.site, pool);
  const db = createDatabase(pool);
  folder = await mkdtemp(path.join(tmpdir(), 'clinic-documents-'));
  services = {
    store: requestStore(pool, dbos, keys),
    codes: {} as RequestServices['codes'],
    withinLimit: rateLimiter(db, { secret, visitorsPerAddress: 1 }),
    documents: { store: documentStore(pool, dbos, keys), files: folderFiles(folder) },
    secret,
  };
  const app = new Hono<SiteEnvironment>();
  app.use(logRequests(createLogger('site', 'silent'), { mode: 'production', rehearsal: false }));
  app.use(originCheck(new Set([origin])));
  // Each request from a network of its own: at night these files are more than one address may have unsent.
  serveUploads(app, { requests: services, origin, clientOf: () => randomUUID(), report: (error) => console.error(error) });
  app.post('/form', async (c) => {
    const longest = c.req.query('longest');
    const sender = { address: randomUUID(), mayGoOn: async () => true };
    const limits = { isWithinLimit: async () => true, sender, ...(longest && { longestBytes: Number(longest) }) };
    const read = await readMultipart(c.env.incoming, { services, ...limits });
    return read.ok ? c.json({ fields: Object.fromEntries(read.value.fields), refused: read.value.refused }) : c.json(read.error, 400);
  });
  const other = new Hono<SiteEnvironment>();
  serveUploads(other, { requests: services, origin, clientOf: () => randomUUID(), report: (error) => console.error(error) });
  const servers = [app, other].map((one) => {
    const listener = getRequestListener(one.fetch, { overrideGlobalObjects: false });
    return createServer(httpLimits, (req, res) => {
      cutSlowRequest(req, res);
      void listener(req, res);
    });
  });
  [base = '', otherBase = ''] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  close = async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await dbos.destroy();
    await pool.end();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => close());

const newForm = (form = 'secondOpinion') => {
  const formId = randomUUID();
  return { formId, pass: writeFormPass(secret, form, new Date(), formId) };
};
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const upload = (pass: string, bytes: Buffer | File, name: string, onProgress = (_: number) => {}) =>
  uploadFile(bytes instanceof File ? bytes : fileOf(bytes, name), {
    ...{ pass, onProgress, signal: new AbortController().signal, origin: base, headers: { origin } },
    pause: async () => {},
  });
const tus = (pass: string, more: Record<string, string> = {}) => ({ 'tus-resumable': '1.0.0', origin, [formPassHeader]: pass, ...more });

async function contentOf(formId: string, id: string): Promise<Buffer> {
  const document = await services.documents.store.ofForm(formId, id);
  if (!document) throw new Error('no such document');
  const { read, close: end } = await services.documents.files.open(document.file.blob);
  const plain: Buffer[] = [];
  for await (const chunk of decryptChunks(document.file, read, document)) plain.push(chunk);
  await end();
  return Buffer.concat(plain);
}

const sendFromOutside = `
  const [place, headers, size] = process.argv.slice(1);
  const sending = require('node:http').request(place, { method: 'PATCH', headers: JSON.parse(headers) });
  sending.on('response', (answer) => { process.stdout.write(String(answer.statusCode)); answer.resume(); });
  const block = Buffer.alloc(256 * 1024);
  // The first bytes of a picture of the inside of the body, the only kind that may be this large.
  const beginning = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]);
  let left = Number(size) - beginning.length;
  sending.write(beginning);
  (function more() {
    for (; left > 0; ) {
      const part = block.subarray(0, Math.min(block.length, left));
      left -= part.length;
      if (!sending.write(part)) return sending.once('drain', more);
    }
    sending.end();
  })();`;

/** First, before other tests have used memory that is not given back. */
test(`five files of ${uploadMb} MB at once raise the memory by less than 100 MB`, { timeout: 900_000 }, async () => {
  const size = uploadMb * megabyte - 1000;
  const send = async () => {
    const { pass } = newForm();
    const begun = await fetch(base + uploadsPath, { method: 'POST', headers: tus(pass, { 'upload-length': String(size) }) });
    const headers = tus(pass, { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': String(size) });
    const place = base + (begun.headers.get('location') ?? '');
    // By a process of its own: what the sender needs is not the site's.
    const sender = execFile(process.execPath, ['-e', sendFromOutside, place, JSON.stringify(headers), String(size)]);
    let told = '';
    sender.stdout?.on('data', (text: string) => (told += text));
    await once(sender, 'close');
    return told;
  };
  // A site that has worked before: its first work makes room that it never gives back.
  expect(await send()).toBe('204');
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  expect(await Promise.all(Array.from({ length: 5 }, send))).toEqual(Array(5).fill('204'));
  clearInterval(watch);
  const raised = Math.round((most - before) / megabyte);
  console.log(`five files of ${uploadMb} MB at once: ${raised} MB more memory`);
  expect(raised).toBeLessThan(100);
});

test('a file in several parts arrives whole, and its progress is told', async () => {
  const { formId, pass } = newForm();
  const bytes = dicom(9 * megabyte);
  const told: number[] = [];
  const sent = await upload(pass, bytes, 'ressonância 1.dcm', (at) => void told.push(at));
  expect(sent).toMatchObject({ ok: true });
  expect(told.at(-1)).toBe(bytes.length);
  expect(told.length).toBeGreaterThan(2);
  expect(await services.documents.store.listOfForm(formId)).toMatchObject([{ name: 'ressonância 1.dcm', kind: 'dicom' }]);
  expect((await contentOf(formId, sent.ok ? sent.value : '')).equals(bytes)).toBe(true);
});

test('a connection that is cut at 90 % goes on there', async () => {
  const { formId, pass } = newForm();
  const bytes = pdfBytes(randomBytes(2 * megabyte));
  const begun = await fetch(base + uploadsPath, { method: 'POST', headers: tus(pass, { 'upload-length': String(bytes.length) }) });
  const place = begun.headers.get('location') ?? '';
  const headers = tus(pass, {
    ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': String(bytes.length) },
  });
  const cut = httpRequest(base + place, { method: 'PATCH', headers }).on('error', () => {});
  cut.write(bytes.subarray(0, Math.floor(bytes.length * 0.9)), () => setTimeout(() => cut.destroy(), 200));
  await new Promise((resolve) => cut.once('close', resolve));
  const there = await fetch(base + place, { method: 'HEAD', headers: tus(pass) });
  const offset = Number(there.headers.get('upload-offset'));
  expect(offset).toBeGreaterThan(bytes.length * 0.8);
  const rest = await fetch(base + place, {
    method: 'PATCH',
    headers: tus(pass, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }),
    body: new Uint8Array(bytes.subarray(offset)),
  });
  expect(rest.status).toBe(204);
  expect((await contentOf(formId, place.slice(uploadsPath.length + 1))).equals(bytes)).toBe(true);
});

test('a file goes on in another process of the site, and the first one writes no more', async () => {
  const { formId, pass } = newForm();
  const bytes = pdfBytes(randomBytes(2 * megabyte));
  const begun = await fetch(base + uploadsPath, { method: 'POST', headers: tus(pass, { 'upload-length': String(bytes.length) }) });
  const place = begun.headers.get('location') ?? '';
  const octets = { 'content-type': 'application/offset+octet-stream' };
  const headers = tus(pass, { ...octets, 'upload-offset': '0', 'content-length': String(bytes.length) });
  // Neither ended nor broken off, as the site sees it.
  const silent = httpRequest(base + place, { method: 'PATCH', headers }).on('error', () => {});
  const ended = new Promise((resolve) => silent.once('close', resolve));
  await new Promise((resolve) => silent.write(bytes.subarray(0, megabyte), resolve));
  const there = await fetch(otherBase + place, { method: 'HEAD', headers: tus(pass) });
  await ended;
  const offset = Number(there.headers.get('upload-offset'));
  expect(offset).toBeGreaterThan(0);
  const rest = await fetch(otherBase + place, {
    method: 'PATCH',
    headers: tus(pass, { ...octets, 'upload-offset': String(offset) }),
    body: new Uint8Array(bytes.subarray(offset)),
  });
  expect(rest.status).toBe(204);
  expect((await contentOf(formId, place.slice(uploadsPath.length + 1))).equals(bytes)).toBe(true);
});

test('a lock whose process has died is free after a while, and nobody else’s is given back', async () => {
  const { formId, pass } = newForm();
  const begun = await fetch(base + uploadsPath, { method: 'POST', headers: tus(pass, { 'upload-length': '1000' }) });
  const id = (begun.headers.get('location') ?? '').slice(uploadsPath.length + 1);
  const { store } = services.documents;
  const [dead, next] = [randomUUID(), randomUUID()];
  expect(await store.takeLock(id, dead)).toBe(true);
  expect(await store.takeLock(id, next)).toBe(false);
  expect(await store.keepLock(id, dead)).toBe(false);
  await store.releaseLock(id, next);
  expect(await store.takeLock(id, next)).toBe(false);
  await pool.query("update core.documents set lock_seen_at = clock_timestamp() - interval '11 seconds' where id = $1", [id]);
  expect(await store.takeLock(id, next)).toBe(true);
  expect(await store.keepLock(id, next)).toBe(true);
  expect(await store.keepLock(id, dead)).toBe(false);
  expect(await store.ofForm(formId, id)).not.toBeNull();
});

test('what is refused is refused with its first bytes and within a second, and leaves nothing', async () => {
  const { pass } = newForm();
  const before = await readdir(folder);
  const large = Buffer.concat([pdfBytes(), Buffer.alloc(51 * megabyte)]);
  for (const [name, bytes, refusal] of [
    ['desenho.svg', svgWithScript, 'documentKind'],
    ['relatorio.pdf', pageAndPdf, 'documentKind'],
    ['programa.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5 * megabyte)]), 'documentKind'],
    ['nada.pdf', Buffer.alloc(0), 'documentEmpty'],
    ['grande.pdf', large, 'documentTooLarge'],
  ] as const) {
    const file = fileOf(bytes, name);
    const startedAt = performance.now();
    expect([name, await upload(pass, file, name)]).toEqual([name, { ok: false, error: refusal }]);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  }
  const three = await fetch(base + uploadsPath, { method: 'POST', headers: tus(pass, { 'upload-length': String(3_000 * megabyte) }) });
  expect([three.status, await three.text()]).toEqual([422, 'formTooLarge']);
  expect(await readdir(folder)).toEqual(before);
});

test('a photograph of a telephone is taken, and one with the wrong ending for what it is', async () => {
  const { formId, pass } = newForm();
  await upload(pass, heic, 'IMG_1.jpg');
  expect(await services.documents.store.listOfForm(formId)).toMatchObject([{ name: 'IMG_1.jpg', kind: 'heic' }]);
});

test('a form that asks for no files takes none, with script and without', async () => {
  const before = await readdir(folder);
  for (const form of ['contact', 'callBack', 'complaint', 'event', 'newsletter']) {
    const { formId, pass } = newForm(form);
    expect((await fetch(base + uploadsPath, { method: 'POST', headers: tus(pass, { 'upload-length': '100' }) })).status).toBe(403);
    await sendForm(pass, [['a.pdf', pdfBytes()]]);
    expect([form, await services.documents.store.listOfForm(formId)]).toEqual([form, []]);
  }
  expect(await readdir(folder)).toEqual(before);
});

test('nobody reaches a file of another form, without a form, or of one that was sent', async () => {
  const [own, other] = [newForm(), newForm()];
  const sent = await upload(own.pass, pdfBytes(), 'meu.pdf');
  const place = `${base}${uploadsPath}/${sent.ok ? sent.value : ''}`;
  const patch = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    const tried = async (pass: string) => (await fetch(place, { method, headers: tus(pass, method === 'PATCH' ? patch : {}) })).status;
    expect([method, await tried(other.pass), await tried('nothing'), await tried(`${own.formId}.1.x`)]).toEqual([method, 404, 403, 403]);
  }
  expect((await fetch(place, { method: 'GET', headers: tus(own.pass) })).status, 'files are never handed out here').toBe(404);
  expect((await fetch(place, { method: 'DELETE', headers: { ...tus(own.pass), origin: 'https://elsewhere.example' } })).status).toBe(403);
  const answers = { name: 'Joaquim', email: 'joaquim@exemplo.pt' };
  const request = { kind: 'secondOpinion', locale: 'pt', answers, contact: { kind: 'email', value: 'joaquim@exemplo.pt' } } as const;
  await services.store.save(own.formId, request, { answerBy: new Date(), isProven: true });
  expect((await fetch(place, { method: 'DELETE', headers: tus(own.pass) })).status).toBe(403);
  expect(await upload(own.pass, pdfBytes(), 'mais.pdf')).toMatchObject({ ok: false });
  expect(await services.documents.store.listOfForm(own.formId)).toMatchObject([{ name: 'meu.pdf' }]);
});

test('a file in parts that was begun before its form was sent arrives whole and goes after it', async () => {
  const { formId, pass } = newForm();
  const bytes = dicom(9 * megabyte);
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  const request = { kind: 'secondOpinion', locale: 'pt', answers: { name: 'Joaquim', email: contact.value }, contact } as const;
  let saved: Promise<void> | undefined;
  const sent = await upload(pass, bytes, 'IM1', () => {
    saved ??= services.store.save(formId, request, { answerBy: new Date(), isProven: true });
  });
  await saved;
  expect(sent.ok).toBe(true);
  const id = (await services.store.byForm(formId))?.id;
  expect(await services.documents.store.listOfForm(formId)).toMatchObject([{ name: 'IM1', sizeBytes: bytes.length, requestId: id }]);
});

async function sendForm(pass: string, files: [string, Buffer][]): Promise<MultipartForm & { fields: Record<string, string> }> {
  const form = new FormData();
  form.set(formInputs.pass, pass);
  form.set('name', 'Joaquim Canário');
  for (const [name, bytes] of files) form.append(formInputs.documents, new File([new Uint8Array(bytes)], name));
  form.set('consent', 'sim');
  const answer = await fetch(`${base}/form`, { method: 'POST', headers: { origin }, body: form });
  return (await answer.json()) as MultipartForm & { fields: Record<string, string> };
}

test('without script the files come with the form: the good ones are kept, the others named', async () => {
  const { formId, pass } = newForm();
  const bytes = pdfBytes(randomBytes(megabyte));
  const sent = await sendForm(pass, [
    ['biópsia.pdf', bytes],
    ['desenho.svg', svgWithScript],
    ['IM1', dicom()],
    ['grande.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(51 * megabyte)])],
    ['texto.pdf', Buffer.alloc(3 * megabyte, 'a')],
  ]);
  expect(sent.fields).toMatchObject({ name: 'Joaquim Canário', consent: 'sim' });
  expect(sent.refused).toEqual([
    { name: 'desenho.svg', refusal: 'documentKind' },
    { name: 'grande.pdf', refusal: 'documentTooLarge' },
    { name: 'texto.pdf', refusal: 'documentKind' },
  ]);
  const kept = await services.documents.store.listOfForm(formId);
  expect(kept.map(({ name, kind }) => [name, kind])).toEqual([
    ['biópsia.pdf', 'pdf'],
    ['IM1', 'dicom'],
  ]);
  expect((await contentOf(formId, kept[0]?.id ?? '')).equals(bytes)).toBe(true);
  const forged = await sendForm('not ours', [['a.pdf', pdfBytes()]]);
  expect(forged.fields['name'], 'the form comes back with what was typed').toBe('Joaquim Canário');
});

test.each([
  ['kept', pdfBytes(randomBytes(300_000))],
  ['refused', Buffer.concat([svgWithScript, randomBytes(300_000)])],
])('a form that is cut off leaves no file, and the site goes on: one that would be %s', async (_, bytes) => {
  const { pass } = newForm();
  const before = await readdir(folder);
  const head = `--x\r\ncontent-disposition: form-data; name="form"\r\n\r\n${pass}\r\n--x\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n`;
  const headers = { origin, 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(megabyte) };
  const cut = httpRequest(`${base}/form`, { method: 'POST', headers }).on('error', () => {});
  cut.write(Buffer.concat([Buffer.from(head), bytes]), () => setTimeout(() => cut.destroy(), 200));
  await new Promise((resolve) => cut.once('close', resolve));
  await expect.poll(() => readdir(folder)).toEqual(before);
});

test.each(['a.pdf', 'refused.svg'])('a form in chunks that never ends is cut at its longest, and leaves no file: %s', async (name) => {
  const { pass } = newForm();
  const before = await readdir(folder);
  const head = `--x\r\ncontent-disposition: form-data; name="form"\r\n\r\n${pass}\r\n--x\r\ncontent-disposition: form-data; name="documents"; filename="${name}"\r\n\r\n`;
  const headers = { origin, 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' };
  const endless = httpRequest(`${base}/form?longest=${2 * megabyte}`, { method: 'POST', headers }).on('error', () => {});
  let [sent, told] = [0, ''];
  endless.once('response', (answer) => answer.on('data', (text) => (told += text)));
  endless.write(Buffer.concat([Buffer.from(head), name.endsWith('pdf') ? pdfBytes() : svgWithScript]));
  const block = Buffer.alloc(64 * 1024);
  const more = setInterval(() => {
    sent += block.length;
    endless.write(block);
  }, 5);
  await expect.poll(() => told, { timeout: 10_000 }).toContain('tooLong');
  clearInterval(more);
  endless.destroy();
  expect(sent).toBeLessThan(8 * megabyte);
  await expect.poll(() => readdir(folder)).toEqual(before);
});
