import type { Locale } from '@clinic/core/kernel/locale';
import { changedPassages } from '@clinic/core/medical-review/changed-passages';
import type { PayloadRequest } from 'payload';
import { readDocument, type Subject } from '../publishing/published-documents.ts';
import { textOfDocument } from './form-text.ts';
import type { OpenForm } from './open-form.ts';

/** Another version than the one a form was opened with; `by` is null where nobody is noted. */
export type SavedSince = { by: string | null; at: string };

const timeOf = (value: unknown): number => new Date(String(value)).getTime();

/** The version that a form was opened with, as long as it is kept. */
async function versionOf(req: PayloadRequest, subject: Subject, base: string): Promise<Record<string, unknown> | null> {
  const asked = { limit: 1, pagination: false, req, where: { 'version.updatedAt': { equals: base } } } as const;
  const hasVersions = (of: { slug: string; versions?: unknown }) => 'global' in subject && of.slug === subject.global && of.versions;
  if ('global' in subject && !req.payload.config.globals.some(hasVersions)) return null;
  if ('collection' in subject && !req.payload.collections[subject.collection]?.config.versions) return null;
  const { docs } =
    'global' in subject
      ? await req.payload.db.findGlobalVersions<Record<string, unknown>>({ ...asked, global: subject.global })
      : await req.payload.db.findVersions<Record<string, unknown>>({
          ...asked,
          collection: subject.collection,
          where: { and: [asked.where, { parent: { equals: subject.id } }] },
        });
  return (docs[0]?.version as Record<string, unknown> | undefined) ?? null;
}

/**
 * Whether somebody has saved other words in this language since a form was opened. `base` is the time of the version it was opened with;
 * a save that changed nothing of what the form shows, such as one in the other language, takes nothing from anybody.
 */
export async function savedSince(
  req: PayloadRequest,
  { fields, subject }: Pick<OpenForm, 'fields' | 'subject'>,
  base: unknown,
  locale: Locale,
): Promise<SavedSince | null> {
  if (!subject || typeof base !== 'string' || Number.isNaN(timeOf(base))) return null;
  const newest = await readDocument(req, subject, { draft: true });
  if (!newest['updatedAt'] || timeOf(newest['updatedAt']) === timeOf(base)) return null;
  const opened = await versionOf(req, subject, base);
  const isSame = opened && changedPassages(textOfDocument(fields, opened, locale), textOfDocument(fields, newest, locale)).length === 0;
  if (isSame) return null;
  const by = newest['guardado_por'];
  return { by: typeof by === 'string' ? by : null, at: new Date(String(newest['updatedAt'])).toISOString() };
}
