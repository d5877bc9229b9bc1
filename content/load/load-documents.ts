import { z } from 'zod';
import type { DocumentKind } from '../document-kinds.ts';
import type { Fields } from '../fields.ts';
import type { ClinicDocument } from '../read-documents.ts';
import type { BackOffice } from './back-office.ts';
import { valueAt } from './field-differences.ts';
import { inLanguage } from './fields-in-language.ts';
import { inParallel } from './in-parallel.ts';
import type { Tally } from './tally.ts';
import { writeFields } from './write-fields.ts';

/** The id of each document, by its folder. */
export type Ids = Map<string, number>;

const callsAtOnce = 4;
const row = z.looseObject({ id: z.number() });
const rows = z.object({ docs: z.array(row) });
const saved = z.object({ doc: row });

/** Brings every document to what its files say. Sections go before the treatments that belong to them. */
export async function loadDocuments(backOffice: BackOffice, documents: ClinicDocument[], tally: Tally): Promise<Ids> {
  const ids: Ids = new Map();
  const load = async (batch: ClinicDocument[]) => {
    const stored = await storedRows(backOffice, new Set(batch.map(({ kind }) => kind)));
    await inParallel(batch, callsAtOnce, async (document) => {
      ids.set(document.folder, await upsert(backOffice, document, wantedFields(document, ids), stored, tally));
    });
  };
  await load(documents.filter(({ kind }) => kind !== 'tratamentos' && kind !== 'globais'));
  await load(documents.filter(({ kind }) => kind === 'tratamentos'));
  return ids;
}

function wantedFields({ section, fields, folder }: ClinicDocument, ids: Ids): Fields {
  const wanted: Fields = { ...fields, _status: 'published' };
  if (section === null) return wanted;
  const seccao = ids.get(section);
  if (seccao === undefined) throw new Error(`content/documents/${folder}: there is no section content/documents/${section}`);
  return { ...wanted, seccao };
}

async function storedRows(backOffice: BackOffice, kinds: Set<DocumentKind>) {
  const found = new Map<string, z.infer<typeof row>>();
  for (const kind of kinds) {
    const { docs } = rows.parse(await backOffice('GET', `/api/${kind}?locale=all&depth=0&limit=0&pagination=false`));
    for (const doc of docs) found.set(identity(kind, doc), doc);
  }
  return found;
}

/** Documents are known by their Portuguese slug, treatments also by their section; pages by their route, which gives them their slug. */
function identity(kind: DocumentKind, fields: unknown): string {
  if (kind === 'paginas') return `paginas ${valueAt(fields, 'rota')}`;
  return `${kind} ${valueAt(fields, 'seccao') ?? ''} ${valueAt(valueAt(fields, 'slug'), 'pt')}`;
}

async function upsert(
  backOffice: BackOffice,
  { kind, folder }: ClinicDocument,
  wanted: Fields,
  stored: Map<string, z.infer<typeof row>>,
  tally: Tally,
): Promise<number> {
  try {
    const known = stored.get(identity(kind, wanted));
    const current = known ?? (await create(backOffice, kind, wanted));
    const changed = await writeFields(wanted, current, async (language, body) => {
      return saved.parse(await backOffice('PATCH', `/api/${kind}/${current.id}?locale=${language}&depth=0`, body)).doc;
    });
    tally[known ? (changed ? 'updated' : 'unchanged') : 'created'] += 1;
    return current.id;
  } catch (error) {
    throw new Error(`content/documents/${folder} could not be loaded: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Written in Portuguese, then read back in all languages, so that what is left to write is found as in any other row. */
async function create(backOffice: BackOffice, kind: DocumentKind, wanted: Fields) {
  const { doc } = saved.parse(await backOffice('POST', `/api/${kind}?locale=pt&depth=0`, inLanguage(wanted, 'pt', undefined)));
  return row.parse(await backOffice('GET', `/api/${kind}/${doc.id}?locale=all&depth=0`));
}
