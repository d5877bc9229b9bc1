import { type CollectionKind, collectionKinds } from '../../document-kinds.ts';
import { fieldsInLanguage } from '../../load/fields-in-language.ts';
import { withIds } from '../../load/ids.ts';
import { inParallel } from '../../load/in-parallel.ts';
import { identifying, identity } from '../../load/known-documents.ts';
import { savedRow } from '../../load/stored-rows.ts';
import type { MovedDocument } from '../mapping/old-documents.ts';
import { bringDocument } from './bring-document.ts';
import { isRefusal, newestRows, placeOf, reasonOf } from './here.ts';
import { count, noteAbout, type Run } from './run.ts';
import { storedUnit, unitDigest, unitsOf } from './units.ts';

const callsAtOnce = 4;

/**
 * Documents name one another in circles, so those that are new are first made as drafts with nothing but a name, and filled once each has
 * its number.
 */
export async function bringDocuments(run: Run, documents: MovedDocument[]): Promise<void> {
  const of = (kind: string) => documents.filter((document) => document.kind === kind);
  const created = new Set<string>();
  // Treatments are known by their section, which needs its number first.
  for (const kinds of [collectionKinds.filter((kind) => kind !== 'tratamentos'), ['tratamentos' as const]])
    for (const kind of kinds.filter((one) => of(one).length > 0)) {
      const missing = await recognise(run, kind, of(kind));
      for (const { folder } of missing) created.add(folder);
      if (!run.isDryRun) await inParallel(missing, callsAtOnce, (document) => guarded(run, document, () => announce(run, document)));
    }
  // The team first: nobody answers for a page before being published. One kind after the other, since two documents that name each other,
  // published at the same moment, would each wait for the other's row.
  for (const kind of ['equipa', ...collectionKinds.filter((other) => other !== 'equipa'), 'globais']) {
    const present = of(kind).filter(({ folder }) => !run.missing.has(folder));
    await inParallel(present, callsAtOnce, (document) =>
      guarded(run, document, () => bringDocument(run, document, created.has(document.folder))),
    );
  }
}

/** Finds what is here already, by the number noted when it was brought, else by its slug or name; answers with what is not. */
async function recognise(run: Run, kind: CollectionKind, documents: MovedDocument[]): Promise<MovedDocument[]> {
  const rows = await newestRows(run.backOffice, kind);
  const byIdentity = new Map(rows.map((row) => [identity(kind, row), row]));
  return documents.filter((document) => {
    const { folder, fields, name } = document;
    const id = run.memory.recall(folder)?.id;
    if (kind === 'tratamentos' && fields['seccao'] === undefined) {
      noteAbout(run, name)('noSection', '');
      count(run, kind, 'failed');
      run.missing.add(folder);
      return false;
    }
    const section = Object(fields['seccao']).refersTo;
    if (section !== undefined && !run.ids.has(section)) return true;
    const row = id ? rows.find((one) => one.id === id) : byIdentity.get(identity(kind, withIds(identifying(document), run.ids)));
    if (row) run.ids.set(folder, row.id);
    else if (id) {
      noteAbout(run, name)('deletedHere', '');
      run.missing.add(folder);
    }
    return !row && !id;
  });
}

async function announce({ backOffice, ids, memory }: Run, document: MovedDocument): Promise<void> {
  const draft = { ...fieldsInLanguage(withIds(identifying(document), ids), 'pt', undefined), _status: 'draft' };
  const { id } = savedRow(await backOffice('POST', `/api/${document.kind}?locale=pt&draft=true&depth=0`, draft));
  ids.set(document.folder, id);
  const stored = await placeOf(backOffice, document.kind, document.folder, id).read();
  // What the back office fills in by itself is nobody's change.
  const units = unitsOf(document.fields).map((unit) => [unit.name, { there: '', here: unitDigest(storedUnit(stored, unit)) }]);
  memory.keep(document.folder, { id, units: Object.fromEntries(units), isPublishedThere: false });
}

/** What the back office refuses is told, and the others still come. */
async function guarded(run: Run, { folder, kind, name }: MovedDocument, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error)) throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    run.missing.add(folder);
    count(run, kind, 'failed');
    noteAbout(run, name)('failed', reasonOf(error));
  }
}
