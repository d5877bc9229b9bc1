import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { type DocumentRefusal, longestFileName, mostBytesPerForm, mostDocuments } from '@clinic/core/documents/document-rules';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import type { DocumentSender } from '@clinic/core/documents/reserve-bytes';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import type { RequestServices } from '@clinic/core/requests/request-services';
import busboy from 'busboy';
import { formInputs } from '../../app/requests/request-view.ts';
import { openFormOf } from './open-form.ts';

export type RefusedDocument = { name: string; refusal: DocumentRefusal };
export type MultipartForm = { fields: URLSearchParams; refused: RefusedDocument[] };

const longestFields = 64 * 1024;

export const isMultipart = ({ headers }: IncomingMessage): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

type MultipartOptions = {
  services: RequestServices;
  /** Asked for each file. */
  isWithinLimit: () => Promise<boolean>;
  /** Asked for each stretch of a file. */
  sender: DocumentSender;
  longestBytes?: number;
};

/** More than all files of a form together may have. */
const longestForm = 1.1 * mostBytesPerForm;

/**
 * A form with files as browsers send it without script: each file goes to the store while it arrives, none is ever whole in memory. A file
 * that is refused is read to its end, so that the browser reads the answer; only what is longer than any form is cut. The form's own pass stands before the files.
 */
export async function readMultipart(
  incoming: IncomingMessage,
  { services, isWithinLimit, sender, longestBytes = longestForm }: MultipartOptions,
): Promise<Result<MultipartForm, { kind: 'tooLong' | 'tooSlow' }>> {
  const form: MultipartForm = { fields: new URLSearchParams(), refused: [] };
  const parser = openParser(incoming, longestBytes);
  if (!parser) return err({ kind: 'tooLong' });
  let [fieldBytes, isTooLong] = [0, false];
  let working: Promise<unknown> = Promise.resolve();

  const keep = async (file: Readable, name: string) => {
    const formId = await openFormOf(services, form.fields.get(formInputs.pass) ?? '');
    // The form itself says that it has ended.
    if (!formId) return;
    const received = (await isWithinLimit())
      ? await receiveWholeDocument({ ...services.documents, sender }, formId, name, file.iterator({ destroyOnReturn: false }))
      : err('tooManyDocuments' as const);
    if (!received.ok) form.refused.push({ name, refusal: received.error });
  };
  parser.on('field', (name, value) => {
    fieldBytes += name.length + Buffer.byteLength(value);
    if (fieldBytes > longestFields) isTooLong = true;
    else form.fields.append(name, value);
  });
  parser.on('file', (_, file, { filename }) => {
    // A form that is cut while nobody reads this file would end the process.
    file.on('error', () => {});
    // An empty input is sent as a file without a name.
    const work = working.then(() => (filename ? keep(file, filename.slice(0, longestFileName)) : undefined));
    // Whatever came of it, the rest is read: the parser waits for it.
    working = work.finally(() => file.resume());
    working.catch((error) => parser.destroy(error));
  });
  parser.on('filesLimit', () => void form.refused.push({ name: '', refusal: 'tooManyDocuments' }));

  // Whoever sends it in chunks does not say how long it is.
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > longestBytes && !isTooLong) {
      isTooLong = true;
      parser.destroy(new Error('longer than any form'));
    }
  });
  const isWhole = await pump(incoming, parser);
  try {
    await working;
  } catch (error) {
    if (isWhole) throw error;
  }
  if (isTooLong) return err({ kind: 'tooLong' });
  return isWhole ? ok(form) : err({ kind: 'tooSlow' });
}

function openParser({ headers }: IncomingMessage, longestBytes: number) {
  if (Number(headers['content-length'] ?? 0) > longestBytes) return null;
  try {
    const limits = { fields: 100, fieldNameSize: 100, fieldSize: longestFields, files: mostDocuments, headerPairs: 20 };
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    return null;
  }
}

/** True when all of it has arrived. */
function pump(incoming: IncomingMessage, parser: busboy.Busboy): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isWhole: boolean) => {
      incoming.unpipe(parser).pause();
      if (!isWhole) parser.destroy(new Error('the form did not arrive whole'));
      resolve(isWhole);
    };
    incoming.once('error', () => settle(false));
    incoming.once('close', () => !incoming.complete && settle(false));
    parser.once('close', () => settle(incoming.complete)).on('error', () => settle(false));
    incoming.pipe(parser);
  });
}
