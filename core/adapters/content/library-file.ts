import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Library } from '../../content/library/library.ts';
import type { PublishedRow } from '../../content/library/published-row.ts';

const betweenWritesMs = 60_000;

function* lines(library: Library) {
  for (const row of library.rows()) yield `${JSON.stringify(row)}\n`;
}

/** Row by row, so that visitors are served in between; under its name only once it is whole. */
export async function writeLibraryFile(file: string, library: Library): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await pipeline(Readable.from(lines(library)), createGzip(), createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

export async function readLibraryFile(file: string): Promise<PublishedRow[]> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped);
  // The loop below ends with the same error; nobody else would hear of this one.
  reading.catch(() => {});
  const rows: PublishedRow[] = [];
  for await (const line of createInterface({ input: unzipped })) rows.push(JSON.parse(line));
  await reading;
  return rows;
}

/** Keeps the file no older than a minute behind what was published; what was withdrawn is taken out of it at once. */
export function keepLibraryFile(file: string, onTrouble: (error: unknown) => void) {
  let waiting: { timer: NodeJS.Timeout; current: () => Library } | undefined;
  let lastWrite = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();

  function write() {
    if (!waiting) return;
    const { timer, current } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    lastWrite = performance.now();
    writing = writing.then(() => writeLibraryFile(file, current())).catch(onTrouble);
  }

  return {
    changed(current: () => Library, atOnce: boolean) {
      const waitMs = Math.max(0, lastWrite + betweenWritesMs - performance.now());
      waiting ??= { timer: setTimeout(write, waitMs).unref(), current };
      if (atOnce) write();
    },
    async close() {
      write();
      await writing;
    },
  };
}
