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
import { keptWords, sayWho } from './kept-words.ts';
import { dropText } from './open-documents.ts';
import { localeIn, type OpenForm, unsavedDocument } from './open-form.ts';
import { savedSince } from './saved-since.ts';

/**
 * A form sends the time of the version it was opened with. If somebody has saved other words since, they would vanish under these: the
 * save is refused until the editor has seen both and sends the newer time. What was sent counts, not what is to be saved: an older version
 * that is restored brings its own time along. Programs send no time and are not asked.
 */
async function refuseOverOthers(req: PayloadRequest, form: Pick<OpenForm, 'fields' | 'subject'>): Promise<void> {
  const base = req.data?.['updatedAt'];
  if (!req.user || typeof base !== 'string') return;
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

/** In the transaction of the save: what is saved is no longer unsaved. */
const collectionAfter: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const document = operation === 'create' ? unsavedDocument : String(doc.id);
  if (req.user) await dropText(req, { slug: collection.slug, document }, Number(req.user.id), localeIn(req.locale));
  return doc;
};

const globalAfter: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.user) await dropText(req, { slug: global.slug, document: global.slug }, Number(req.user.id), localeIn(req.locale));
  return doc;
};

export const guardCollection = { beforeChange: collectionBefore, afterChange: collectionAfter };
export const guardGlobal = { beforeChange: globalBefore, afterChange: globalAfter };
