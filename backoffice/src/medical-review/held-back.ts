import { type ChangedPassage, changedPassages } from '@clinic/core/medical-review/changed-passages';
import { isRemoval } from '@clinic/core/medical-review/is-removal';
import type { Passage } from '@clinic/core/medical-review/passage';
import type { PayloadRequest } from 'payload';
import type { rowName } from '../publishing/published-documents.ts';
import { standingSignature } from './signatory.ts';
import { lastPublicSignature, signaturesOf } from './signatures.ts';

/** Whether the clinic lets a changed text out only once a doctor has signed it. */
export async function isOnlySigned(req: PayloadRequest): Promise<boolean> {
  const settings = await req.payload.db.findGlobal<{ texto_clinico_alterado?: unknown }>({ slug: 'definicoes', req });
  return settings?.texto_clinico_alterado === 'so_assinado';
}

type Text = { passages: Passage[]; digest: string };
type HeldBack = { reviewedOn: string; changes: ChangedPassage[] };

/**
 * What keeps a text from readers where only signed ones go out: words that no doctor has signed, of a page that has been public under a
 * signature, withdrawn since or not. What is only taken out is never held back, nor what readers have before them already (`live`).
 */
export async function heldBack(
  req: PayloadRequest,
  name: ReturnType<typeof rowName>,
  { passages, digest }: Text,
  live: Passage[] | null,
): Promise<HeldBack | null> {
  const signed = await lastPublicSignature(req, name);
  if (!signed || isRemoval(signed.passages, passages) || (live && isRemoval(live, passages))) return null;
  if (await standingSignature(req, await signaturesOf(req, name), digest)) return null;
  const changes = changedPassages(signed.passages, passages).filter(({ after }) => after !== '');
  return { reviewedOn: signed.reviewedOn, changes };
}
