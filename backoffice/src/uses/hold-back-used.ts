import { createAddressBook } from '@clinic/core/addresses/address-book';
import { addressInLocale, canonicalPath } from '@clinic/core/addresses/canonical-path';
import type { Move } from '@clinic/core/addresses/redirects-after-moves';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { CollectionAfterChangeHook, CollectionAfterOperationHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { addressChanges, ownAddresses } from '../addresses/address-changes.ts';
import { readAddresses } from '../addresses/list-addresses.ts';
import { documentTitle } from '../dashboard/document-line.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import { liveRow, type PublishableRow } from '../publishing/publication.ts';
import { readStoredRow, rowBefore } from '../publishing/publish-collection.ts';
import { runningChange } from '../publishing/schedule-hook.ts';
import { followMoves } from '../redirects/follow-moves.ts';
import { askBeforePlanning } from './ask-before-planning.ts';
import { findUses } from './find-uses.ts';
import { namedPaths } from './named-paths.ts';
import { refusedIn, refuseUse } from './refuse-use.ts';
import { digestOfUses, type Use } from './use.ts';
import { needOf, sortOf, type UsedAct } from './use-effect.ts';
import { useRefusals } from './use-words.ts';

/** Under this name the request carries what the editor was shown before the act, and where the old address shall lead. */
export const usesSeen = 'usesSeen';
export type Seen = { digest: string; to: string | null };

const homePage = `/${defaultLocale}`;
const noteOfMove = label('Criado quando a página mudou de endereço.', 'Made when the page changed its address.');
const noteOfGone = label('Criado quando a página saiu do site.', 'Made when the page left the site.');

export const seenIn = (context: Record<string, unknown>): Seen | null => (context[usesSeen] as Seen | undefined) ?? null;

type Leaving = { collection: string; id: number; row: PublishableRow; act: UsedAct; hasPage: boolean };

/**
 * A page that others name leaves only after its editor has seen them all, and never so that one of them is broken. Answers where its
 * addresses shall lead. On time nobody is there to ask, the editor saw them when the time was set, and the page leaves all the same: what
 * was written to it leads to the home page.
 */
async function askBeforeLeaving(req: PayloadRequest, { collection, id, row, act, hasPage }: Leaving): Promise<string | null> {
  const found = await findUses(req, { collection, id, paths: await namedPaths(req, collection, row, id) });
  const uses = found.filter(({ isPublic }) => isPublic);
  const title = documentTitle(row as Record<string, unknown>, req.i18n.language);
  const sort = sortOf(collection, hasPage);
  const needing = (need: ReturnType<typeof needOf>): Use[] => uses.filter((use) => needOf(use, sort, act) === need);
  const [held, dead] = [needing('mend'), needing('redirect')];
  if (typeof req.context[runningChange] === 'string') return dead.length > 0 ? homePage : null;
  if (held.length > 0) refuseUse(req, useRefusals.held, { title, uses: held });
  const seen = seenIn(req.context);
  if (uses.length > 0 && seen?.digest !== digestOfUses(uses)) refuseUse(req, useRefusals.unseen, { title, uses });
  if (dead.length > 0 && !seen?.to) refuseUse(req, useRefusals.deadLinks, { title, uses: dead });
  return seen?.to ?? null;
}

/** Each lost address leads to the chosen page in its own language, where that exists. */
async function movesTo(req: PayloadRequest, lost: string[], to: string): Promise<Move[]> {
  const book = createAddressBook(await readAddresses(req));
  const found = canonicalPath(to, book);
  if (!found) refuseUse(req, useRefusals.nowhere, { address: to });
  const tail = found.split('/').slice(2).join('/');
  return lost.map((from) => ({ from, to: addressInLocale(tail, localeOfPath(from) ?? 'pt', book) ?? found }));
}

/** After the write and before its commit: what readers could see before, and what they can see now. */
const followAddresses: CollectionAfterChangeHook = async ({ collection: { slug }, context, doc, operation, req }) => {
  const before = operation === 'update' ? rowBefore(context, slug, doc.id) : null;
  const after = await readStoredRow(req, slug, doc.id);
  const changes = await addressChanges(req, slug, doc.id, { before, after });
  const note = (words: Label) => labelIn('pt', words);
  if (before && liveRow(before) && !liveRow(after)) {
    // A program that acts for nobody is not asked.
    const isAskedFor = Boolean(req.user) || typeof context[runningChange] === 'string';
    const act = after?.['deletedAt'] ? 'trash' : 'withdraw';
    const leaving = { collection: slug, id: doc.id, row: before, act, hasPage: changes.lost.length > 0 } as const;
    const to = isAskedFor ? await askBeforeLeaving(req, leaving) : null;
    if (to) await followMoves(req, { moved: await movesTo(req, changes.lost, to), arrived: [] }, note(noteOfGone));
    return doc;
  }
  if (changes.lost.length > 0) await refuseLostLanguage(req, slug, doc.id, changes.lost);
  await followMoves(req, changes, note(noteOfMove));
  return doc;
};

/** A page that stays in one language only: nothing can be redirected to where it is not. */
async function refuseLostLanguage(req: PayloadRequest, collection: string, id: number, lost: string[]): Promise<void> {
  const uses = (await findUses(req, { collection, id, paths: lost })).filter((use) => use.isPublic && use.mention === 'address');
  if (uses.length > 0) refuseUse(req, useRefusals.lostLanguage, { address: lost.join(', '), uses });
}

/** A change of many at once notes the error of each and commits all the same: one refusal refuses them all. */
const refuseAll: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const refused = refusedIn(req);
  if (operation === 'update' && refused) throw refused;
  return result;
};

/** Whatever is deleted for good while readers can still see it is asked the same as what goes to the trash. */
const askBeforeDeleting: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  const row = req.user ? liveRow(await readStoredRow(req, slug, id)) : null;
  if (!row) return;
  const hasPage = (await ownAddresses(req, slug, row, Number(id))).length > 0;
  await askBeforeLeaving(req, { collection: slug, id: Number(id), row, act: 'trash', hasPage });
};

export const holdBackUsed = {
  beforeChange: askBeforePlanning,
  afterChange: followAddresses,
  afterOperation: refuseAll,
  beforeDelete: askBeforeDeleting,
};
