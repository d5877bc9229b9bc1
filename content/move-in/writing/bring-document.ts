import type { DocumentFields } from '../../fields.ts';
import { type Ids, withIds } from '../../load/ids.ts';
import { writeFields } from '../../load/write-fields.ts';
import type { MovedDocument } from '../mapping/old-documents.ts';
import { isRefusal, type Place, placeOf, reasonOf } from './here.ts';
import { type Judged, judgeUnits, unitsToKeep } from './judge-units.ts';
import { count, noteAbout, type Run } from './run.ts';
import { fieldsOf } from './units.ts';
import { withoutMissing } from './without-missing.ts';

/** Writes of one document what changed there and not here, as an editor would: first as a draft, then, where it may be, published. */
export async function bringDocument(run: Run, document: MovedDocument, isNew: boolean): Promise<void> {
  const { ids, memory, isDryRun, missing } = run;
  const { kind, folder, name } = document;
  const tell = noteAbout(run, name);
  const tallied = kind === 'globais' ? folder.replace('globais/', '') : kind;
  const brought = memory.recall(folder);
  const isHere = kind === 'globais' || ids.has(folder);
  const place = placeOf(run.backOffice, kind, folder, ids.get(folder) ?? null);
  const stored = isHere ? await place.read() : undefined;
  const isMissing = (key: string) => missing.has(key) || (!isDryRun && !ids.has(key));
  const named = withoutMissing(document.fields, isMissing, (key) => tell('missingTarget', key));
  const judged = judgeUnits(named, numberedFields(named, ids), stored, brought);

  if (!brought && judged.some(({ verdict }) => verdict === 'foreign')) {
    tell('alreadyHere', unitNames(judged, 'foreign'));
    return count(run, tallied, 'leftAlone');
  }
  const changedHere = judged.filter(({ verdict }) => verdict === 'changedHere');
  const changedBoth = judged.filter(({ verdict }) => verdict === 'changedBoth' || verdict === 'foreign');
  if (changedHere.length > 0) tell('changedHere', unitNames(judged, 'changedHere'));
  if (changedBoth.length > 0) tell('changedBoth', [...new Set(changedBoth.map(({ unit }) => unit.name))].join(', '));
  if (brought?.isPublishedThere && !document.isPublishedThere) tell('withdrawnThere', '');

  const writing = judged.filter(({ verdict }) => verdict === 'write').map(({ unit }) => unit);
  const isTouchedHere = changedHere.length + changedBoth.length > 0;
  const isFirst = !brought?.isPublishedThere;
  const mayFollow = writing.length > 0 && (stored?.['_status'] === 'published' || brought?.refusal !== undefined);
  const mustPublish = document.isPublishedThere && !document.isMedical && !isTouchedHere && (isFirst || mayFollow);
  const isChanging = writing.length > 0 || mustPublish;
  if (!isChanging && brought?.refusal) tell('publishRefused', brought.refusal);
  count(run, tallied, isNew || (kind === 'globais' && !brought) ? 'created' : isChanging ? 'updated' : 'unchanged');
  if (isDryRun || (!isChanging && brought && Object.keys(brought.units).length === judged.length)) return;

  await writeFields(fieldsOf(writing, stored), stored, (query, body) => place.write(`${query}&draft=true`, { ...body, _status: 'draft' }));
  const refusal = mustPublish ? await publish(place) : isChanging ? undefined : brought?.refusal;
  if (mustPublish && refusal) tell('publishRefused', refusal);
  if (document.isMedical && writing.length > 0) await askForReview(run, document);
  const after = await place.read();
  memory.keep(folder, {
    id: ids.get(folder) ?? null,
    isPublishedThere: document.isPublishedThere,
    units: unitsToKeep(judged, after, brought),
    ...(refusal ? { refusal } : {}),
  });
}

const unitNames = (judged: Judged[], wanted: Judged['verdict']): string =>
  judged.flatMap(({ unit, verdict }) => (verdict === wanted ? [unit.name] : [])).join(', ');

/** A rule of publishing that says no leaves the draft; an editor mends it and publishes. */
async function publish(place: Place): Promise<string | undefined> {
  try {
    await place.write('locale=pt&depth=0', { _status: 'published' });
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return reasonOf(error);
  }
}

const askForReview = ({ backOffice, ids }: Run, { kind, folder }: MovedDocument): Promise<unknown> => {
  const page = folder.replace('globais/', '');
  return backOffice('POST', `/api/revisao/${kind === 'globais' ? `${page}/${page}` : `${kind}/${ids.get(folder)}`}/pedir`);
};

/** By the numbers of the back office, as far as everything that a field names has one. */
const numberedFields = (fields: DocumentFields, ids: Ids): DocumentFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      try {
        return Object.entries(withIds({ [name]: value }, ids));
      } catch {
        return [];
      }
    }),
  );
