import type { CollectionBeforeChangeHook } from 'payload';
import { documentTitle } from '../dashboard/document-line.ts';
import { readStoredRow } from '../publishing/publish-collection.ts';
import { runningChange } from '../publishing/schedule-hook.ts';
import { epochOf } from '../publishing/schedule-rules.ts';
import { findPublicUses } from './find-uses.ts';
import { namedPaths } from './named-paths.ts';
import { refuseUse } from './refuse-use.ts';
import { seenField } from './seen-field.ts';
import { digestOfUses } from './use.ts';
import { useRefusals } from './use-words.ts';

/**
 * Nobody is there when the time comes, so that whoever sets it is asked: a page that others name is planned to leave only after its editor
 * has seen them all. A time that stays as it was is not asked about again.
 */
export const askBeforePlanning: CollectionBeforeChangeHook = async ({
  collection: { slug },
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const [until, before] = [epochOf(data['retirar_em']), epochOf(originalDoc?.retirar_em)];
  // A program that acts for nobody is not asked, and nobody can name what has just been made.
  if (operation !== 'update' || !req.user || typeof context[runningChange] === 'string') return data;
  if (until === null || until === before || until <= Date.now()) return data;
  // An older version brings its words back, not what was planned with them.
  if (context['isRestoringVersion']) return { ...data, retirar_em: originalDoc.retirar_em ?? null };
  const { id } = originalDoc;
  const row = await readStoredRow(req, slug, id);
  const uses = await findPublicUses(req, { collection: slug, id, paths: await namedPaths(req, slug, row, id) });
  if (uses.length > 0 && req.data?.[seenField] !== digestOfUses(uses))
    refuseUse(req, useRefusals.unseenPlan, { title: documentTitle(originalDoc, req.i18n.language), uses });
  return data;
};
