import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentFields } from '../fields.ts';
import { contentDir } from '../read-file.ts';
import type { ClinicFile } from '../read-pictures.ts';
import type { BackOffice } from './back-office.ts';
import { fieldsInLanguage } from './fields-in-language.ts';
import type { Ids } from './ids.ts';
import { inParallel } from './in-parallel.ts';
import { sentName, storedName } from './sent-name.ts';
import { isTrashed, type StoredRow, savedRow, storedRows } from './stored-rows.ts';
import type { Tally } from './tally.ts';
import type { Trash } from './trash.ts';
import { writeFields } from './write-fields.ts';

/** Resizing takes the back office's processors, so more at once would only wait. */
const uploadsAtOnce = 2;

/** Uploads pictures or PDFs that are new or were drawn anew, and what is said about them. */
export async function loadFiles(
  backOffice: BackOffice,
  collection: 'media' | 'ficheiros',
  files: ClinicFile[],
  { ids, trash }: { ids: Ids; trash: Trash },
  tally: Tally,
): Promise<void> {
  const stored = await storedRows(backOffice, collection);
  await inParallel(files, uploadsAtOnce, async ({ path, fields }) => {
    const content = await readFile(join(contentDir, path));
    const called = (name: RegExp) => stored.find(({ filename }) => name.test(String(filename)));
    const current = called(storedName(path, content));
    const earlier = current ?? called(storedName(path));
    if (earlier && isTrashed(earlier)) {
      trash.add(path);
      ids.set(path, earlier.id);
      tally.unchanged += 1;
      return;
    }
    const row = current ?? (await send(backOffice, collection, earlier, form(path, content, fields)));
    const changed = await writeFields(fields, row, async (query, body) => {
      return savedRow(await backOffice('PATCH', `/api/${collection}/${row.id}?${query}`, body));
    });
    tally[current ? (changed ? 'updated' : 'unchanged') : 'created'] += 1;
    ids.set(path, row.id);
  });
}

/** A new drawing of a known picture takes its place, so that pages that use it need not change. */
async function send(backOffice: BackOffice, collection: string, old: StoredRow | undefined, upload: FormData): Promise<StoredRow> {
  const place = old ? `/api/${collection}/${old.id}` : `/api/${collection}`;
  const { id } = savedRow(await backOffice(old ? 'PATCH' : 'POST', `${place}?locale=pt&depth=0`, upload));
  return (await backOffice('GET', `/api/${collection}/${id}?locale=all&depth=0`)) as StoredRow;
}

function form(path: string, content: Buffer<ArrayBuffer>, fields: DocumentFields): FormData {
  const data = new FormData();
  data.set('file', new File([content], sentName(path, content)));
  data.set('_payload', JSON.stringify(fieldsInLanguage(fields, 'pt', undefined)));
  return data;
}
