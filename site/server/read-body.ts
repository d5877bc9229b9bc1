import { err, ok, type Result } from '@clinic/core/kernel/result';

type Limits = { maxBytes: number; withinMs: number };

/**
 * A form, read whole before anything else is done with it: whoever sends it drop by drop, or without end, keeps nobody's place
 * and fills no memory.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, withinMs }: Limits,
): Promise<Result<Uint8Array<ArrayBuffer>, { kind: 'tooLong' | 'tooSlow' }>> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    reader?.cancel().catch(() => {});
  }, withinMs);
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      bytes += read.value.byteLength;
      if (bytes > maxBytes) {
        reader?.cancel().catch(() => {});
        return err({ kind: 'tooLong' });
      }
      chunks.push(read.value);
    }
  } finally {
    clearTimeout(deadline);
  }
  return isLate ? err({ kind: 'tooSlow' }) : ok(new Uint8Array(Buffer.concat(chunks)));
}
