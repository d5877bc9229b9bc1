import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathTo } from '@clinic/core/addresses/path-to';
import { pdfBytes } from '@clinic/core/documents/testing/sample-files';
import { ask, type HttpReply } from './ask.ts';
import type { Rehearsal } from './rehearsal.ts';

export type SentDocument = { whole: boolean; tries: number; failed: string[] };
const partBytes = 64 * 1024;

/** A document of a second opinion, in small parts with a pause between them, so that a release happens in the middle of it. */
export async function sendDocument(
  { site }: Rehearsal,
  from: string,
  { parts, pauseMs }: { parts: number; pauseMs: number },
): Promise<SentDocument> {
  const bytes = pdfBytes(randomBytes(parts * partBytes));
  const page = await ask(site + pathTo('pt', 'secondOpinion'), { from });
  const pass = /name="form"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="form"/.exec(page.body);
  const common = { 'tus-resumable': '1.0.0', origin: site, 'x-form-pass': pass?.[1] ?? pass?.[2] ?? '' };
  const begun = await ask(`${site}/documents`, {
    ...{ method: 'POST', from },
    headers: { ...common, 'upload-length': String(bytes.length), 'upload-metadata': `filename ${btoa('ensaio.pdf')}` },
  });
  const place = site + (begun.headers.location ?? '');
  if (begun.status !== 201) return { whole: false, tries: 1, failed: [`begun: ${begun.status}`] };
  const failed: string[] = [];
  let [offset, tries] = [0, 0];
  while (offset < bytes.length && failed.length < 20) {
    tries += 1;
    const body = bytes.subarray(offset, offset + partBytes);
    const headers = { ...common, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    const answer = await ask(place, { method: 'PATCH', from, body, headers: { ...headers, 'content-length': String(body.length) } }).catch(
      broken,
    );
    if (answer.status === 204) offset = Number(answer.headers['upload-offset']);
    else {
      failed.push(`${offset}: ${answer.status} ${answer.body}`);
      // As the page does: it asks how much has arrived.
      const there = await ask(place, { method: 'HEAD', from, headers: common }).catch(broken);
      offset = Number(there.headers['upload-offset'] ?? offset);
    }
    await sleep(pauseMs);
  }
  return { whole: offset === bytes.length, tries, failed };
}

const broken = (error: Error): HttpReply => ({ status: 0, headers: {}, body: error.message });
