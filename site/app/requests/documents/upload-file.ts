import { type DocumentRefusal, documentRefusals } from '@clinic/core/documents/document-rules';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import { formPassHeader, uploadsPath } from './upload-protocol.ts';

/** Small, so that a file that is refused is refused at once. */
const firstPartBytes = 256 * 1024;
/** Of which progress is told; after a connection that broke, at most this much is sent again. */
const partBytes = 4 * 1024 * 1024;
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export type UploadOptions = {
  pass: string;
  onProgress: (sentBytes: number) => void;
  /** The id by which it can be taken back from now on. */
  onBegun?: (id: string) => void;
  signal: AbortSignal;
  /** Where the site is, and what a browser adds by itself: for tests. */
  origin?: string;
  headers?: Record<string, string>;
  pause?: (ms: number) => Promise<unknown>;
};

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const refusalIn = async (answer: Response): Promise<DocumentRefusal> => {
  const told = await answer.text().catch(() => '');
  return documentRefusals.find((known) => known === told) ?? 'documentCut';
};

/** One file in parts, by the tus protocol. Where a connection breaks, the server is asked how much it has, and the rest is sent. The value is its id. */
export async function uploadFile(file: File, options: UploadOptions): Promise<Result<string, DocumentRefusal>> {
  const { pass, signal, onProgress, onBegun, origin = '', headers: added = {}, pause = wait } = options;
  const headers = { 'tus-resumable': '1.0.0', [formPassHeader]: pass, ...added };
  const call = (path: string, init: RequestInit) => fetch(origin + path, { ...init, signal, headers: { ...headers, ...init.headers } });
  const begun = await call(uploadsPath, {
    method: 'POST',
    headers: { 'upload-length': String(file.size), 'upload-metadata': `filename ${base64(file.name)}` },
  });
  const place = begun.headers.get('location');
  if (!begun.ok || !place) return err(await refusalIn(begun));
  const id = place.slice(uploadsPath.length + 1);
  onBegun?.(id);

  let [offset, failures] = [0, 0];
  while (offset < file.size) {
    if (failures > 0) {
      const ms = pausesMs[failures - 1];
      if (ms === undefined) return err('documentCut');
      await pause(ms);
      const there = await call(place, { method: 'HEAD' }).catch(orAborted(signal));
      if (there && (there.status === 404 || there.status === 403)) return err('documentCut');
      offset = Number(there?.headers.get('upload-offset') ?? offset);
    }
    const part = file.slice(offset, offset + (offset === 0 ? firstPartBytes : partBytes));
    const patch = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const answer = await call(place, { method: 'PATCH', headers: patch, body: part }).catch(orAborted(signal));
    if (answer?.status === 422 || answer?.status === 403) return err(await refusalIn(answer));
    const reached = answer?.ok ? Number(answer.headers.get('upload-offset')) : offset;
    failures = reached > offset ? 0 : failures + 1;
    offset = reached;
    onProgress(offset);
  }
  return ok(id);
}

export const removeFile = (pass: string, id: string) =>
  fetch(`${uploadsPath}/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0', [formPassHeader]: pass } });

/** No connection is no answer; taken back is taken back. */
const orAborted = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error;
  return null;
};
