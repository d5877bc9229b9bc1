import { extname } from 'node:path';
import type { DocumentFields } from '../../fields.ts';
import { fieldsInLanguage } from '../../load/fields-in-language.ts';
import { inParallel } from '../../load/in-parallel.ts';
import { sentName, storedName } from '../../load/sent-name.ts';
import { type StoredRow, savedRow } from '../../load/stored-rows.ts';
import { writeFields } from '../../load/write-fields.ts';
import type { OldFile } from '../source/old-files.ts';
import { NotThere, type OldService } from '../source/old-service.ts';
import { isRefusal, newestRows, reasonOf } from './here.ts';
import { judgeUnits, unitsToKeep } from './judge-units.ts';
import { count, noteAbout, type Run } from './run.ts';
import { fieldsOf } from './units.ts';

/** Resizing takes the back office's processors, so more at once would only wait. */
const uploadsAtOnce = 2;

/** The files that something uses. One whose bytes are known from before is not fetched again. */
export async function bringFiles(run: Run, service: OldService, files: OldFile[]): Promise<void> {
  const stored = { media: await newestRows(run.backOffice, 'media'), ficheiros: await newestRows(run.backOffice, 'ficheiros') };
  await inParallel(files, uploadsAtOnce, async (file) => {
    const collection = file.isPdf ? 'ficheiros' : 'media';
    try {
      await bringFile(run, service, file, collection, stored[collection]);
    } catch (error) {
      if (!(error instanceof NotThere) && !isRefusal(error)) throw error;
      run.missing.add(file.key);
      count(run, collection, 'failed');
      noteAbout(run, file.name)('failed', error instanceof NotThere ? 'o ficheiro já não existe lá' : reasonOf(error));
    }
  });
}

async function bringFile(
  run: Run,
  service: OldService,
  file: OldFile,
  collection: 'media' | 'ficheiros',
  rows: StoredRow[],
): Promise<void> {
  const { backOffice, memory, ids, isDryRun } = run;
  const tell = noteAbout(run, file.name);
  const brought = memory.recall(file.key);
  const before = rows.find(({ id }) => id === brought?.id);
  if (brought && !before) {
    run.missing.add(file.key);
    return tell('deletedHere', 'o ficheiro');
  }
  if (!file.isPdf && (!file.title.pt || !file.title.en)) tell('missingAlt', !file.title.pt ? 'nas duas línguas' : 'em inglês');
  const fields = fieldsFor(file);
  const isOtherFile = brought !== undefined && brought.file?.there !== file.digest;
  const isReplacedHere = before !== undefined && brought?.file?.here !== before['filename'];
  if (isOtherFile && isReplacedHere) tell('changedBoth', 'o ficheiro');
  const mustSend = !before || (isOtherFile && !isReplacedHere);
  const judged = judgeUnits(fields, fields, before, brought);
  for (const { verdict, unit } of judged) if (verdict === 'changedBoth' || verdict === 'changedHere') tell(verdict, unit.name);
  const writing = judged.filter(({ verdict }) => verdict === 'write').map(({ unit }) => unit);
  const outcome = before ? (mustSend || writing.length > 0 ? 'updated' : 'unchanged') : 'created';
  if (before) ids.set(file.key, before.id);
  if (isDryRun || outcome === 'unchanged') return count(run, collection, outcome);

  const at = (id: number) => `/api/${collection}/${id}`;
  const read = async (id: number) => (await backOffice('GET', `${at(id)}?locale=all&depth=0`)) as StoredRow;
  const send = async (): Promise<StoredRow> => {
    const content = await service.download(file.address);
    const path = `${file.key}/${plainName(file.name)}`;
    // A run that ended between the upload and its note has left the file here.
    const left = before ?? rows.find(({ filename }) => storedName(path, content).test(String(filename)));
    if (left && !before) return left;
    const form = new FormData();
    form.set('file', new File([content], sentName(path, content)));
    form.set('_payload', JSON.stringify(before ? {} : fieldsInLanguage(fields, 'pt', undefined)));
    const place = before ? at(before.id) : `/api/${collection}`;
    return read(savedRow(await backOffice(before ? 'PATCH' : 'POST', `${place}?locale=pt&depth=0`, form)).id);
  };
  const row = mustSend ? await send() : before;
  await writeFields(fieldsOf(writing, row), row, async (query, body) =>
    savedRow(await backOffice('PATCH', `${at(row.id)}?${query}`, body)),
  );
  const after = await read(row.id);
  ids.set(file.key, row.id);
  count(run, collection, outcome);
  memory.keep(file.key, {
    id: row.id,
    isPublishedThere: true,
    units: unitsToKeep(judged, after, brought),
    file: mustSend || !brought?.file ? { there: file.digest, here: String(after['filename']) } : brought.file,
  });
}

/** A picture cannot be kept without words for whoever does not see it: until somebody writes them, its name has to serve. */
const fieldsFor = ({ isPdf, title, name }: OldFile): DocumentFields =>
  isPdf ? { titulo: { ...title, pt: title.pt ?? name } } : { alt: { ...title, pt: title.pt ?? name } };

const plainName = (name: string): string => {
  const ending = extname(name);
  const words = name
    .slice(0, name.length - ending.length)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return `${words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'ficheiro'}${ending.toLowerCase()}`;
};
