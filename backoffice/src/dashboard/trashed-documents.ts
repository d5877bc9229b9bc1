import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { trashKeptDays } from '../trash/empty-trash.ts';
import { type DocumentLine, documentTitle } from './document-line.ts';
import { slugsWith } from './slugs-with.ts';

const words = {
  days: label('faltam {days} dias para ser eliminado', '{days} days until it is deleted'),
  day: label('é eliminado dentro de um dia', 'it is deleted within a day'),
};
const dayMs = 86_400_000;

/** What lies in the trash, what goes first before the rest. */
export async function trashedDocuments(req: PayloadRequest, now: Date): Promise<DocumentLine[]> {
  const { language } = req.i18n;
  const slugs = req.payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug);
  const filled = await slugsWith(req, { slugs, tableOf: (slug) => slug, where: sql`deleted_at is not null` });
  const found = [...filled].map(async (slug) => {
    const { docs } = await req.payload.find({
      ...{ collection: slug as 'problemas', depth: 0, locale: 'all', overrideAccess: true, pagination: false, trash: true },
      // Files have a name instead of a title.
      select: { titulo: true, nome: true, filename: true, deletedAt: true } as { titulo: true; deletedAt: true },
      where: { deletedAt: { exists: true } },
    });
    return docs.map((document) => ({ slug, document: document as unknown as Record<string, unknown> }));
  });
  return (await Promise.all(found))
    .flat()
    .map(({ slug, document }) => {
      const left = new Date(String(document['deletedAt'])).getTime() + trashKeptDays * dayMs - now.getTime();
      const days = Math.max(1, Math.ceil(left / dayMs));
      const id = Number(document['id']);
      const detail = labelIn(language, days === 1 ? words.day : words.days).replace('{days}', String(days));
      const href = `/admin/collections/${slug}/trash/${id}`;
      return { line: { kind: 'collection' as const, slug, id, title: documentTitle(document, language), detail, href }, days };
    })
    .toSorted((one, other) => one.days - other.days)
    .map(({ line }) => line);
}
