import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { labelIn } from '../language/label.ts';
import { holdPage } from '../medical-review/hold-page.ts';
import { isFollowUpSave } from './follow-up-save.ts';
import { keptWords, sayWho } from './kept-words.ts';
import { dropText } from './open-documents.ts';
import { localeIn, type OpenForm, unsavedDocument } from './open-form.ts';
import { openingIn } from './opening.ts';
import { savedSince } from './saved-since.ts';

/**
 * A form sends the time of the version it was opened with. If somebody has saved other words since, they would vanish under these: the
 * save is refused until the editor has seen both and sends the newer time. What was sent counts, not what is to be saved: an older version
 * that is restored brings its own time along. Programs send no time and are not asked; nor is what follows from a save, since the time
 * that was sent is that of another document.
 */
async function refuseOverOthers(req: PayloadRequest, form: Pick<OpenForm, 'fields' | 'subject'>): Promise<void> {
  const base = req.data?.['updatedAt'];
  if (!req.user || typeof base !== 'string' || isFollowUpSave(req)) return;
  // Two saves in the same moment: the second looks only after the first has been written.
  if (form.subject) await holdPage(req, form.subject);
  const saved = await savedSince(req, form, base, localeIn(req.locale));
  if (!saved) return;
  const message = sayWho(labelIn(req.i18n.language, keptWords.refused), saved, req.i18n.language);
  throw new APIError(message, 409, undefined, true);
}

const collectionBefore: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') {
    const subject = { collection: collection.slug as CollectionSlug, id: Number(originalDoc.id) };
    await refuseOverOthers(req, { fields: collection.fields, subject });
  }
  return data;
};

const globalBefore: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await refuseOverOthers(req, { fields: global.fields, subject: { global: global.slug as GlobalSlug } });
  return data;
};

/**
 * Whether a save brings what stands in the form: that of a document sends its time, that of a new one goes to an address without a number.
 * What is changed from a list, taken out of the trash, duplicated or fetched from the versions brings nothing of what was typed.
 */
function isSaveOfForm(req: PayloadRequest, document: string): boolean {
  if (isFollowUpSave(req)) return false;
  return document === unsavedDocument ? req.routeParams?.['id'] === undefined : typeof req.data?.['updatedAt'] === 'string';
}

/** In the transaction of the save: what is saved is no longer unsaved; what its editor typed in another window is. */
async function dropSaved(req: PayloadRequest, form: Pick<OpenForm, 'slug' | 'document'>): Promise<void> {
  if (!req.user || !isSaveOfForm(req, form.document)) return;
  await dropText(req, form, { staffId: Number(req.user.id), locale: localeIn(req.locale), opening: openingIn(req.data) });
}

const collectionAfter: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  await dropSaved(req, { slug: collection.slug, document: operation === 'create' ? unsavedDocument : String(doc.id) });
  return doc;
};

const globalAfter: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await dropSaved(req, { slug: global.slug, document: global.slug });
  return doc;
};

export const guardCollection = { beforeChange: collectionBefore, afterChange: collectionAfter };
export const guardGlobal = { beforeChange: globalBefore, afterChange: globalAfter };
