import { isSameSigner, type Signatory } from '@clinic/core/medical-review/same-signer';
import { type Signature, validSignature } from '@clinic/core/medical-review/valid-signature';
import type { PayloadRequest } from 'payload';

type Entry = { id: number; nome?: { pt?: string | null; en?: string | null } | null; cedula?: string | null };

/** Whom readers see behind an entry of the team; null where they see nobody. */
export async function signatoryOf(req: PayloadRequest, id: number): Promise<Signatory | null> {
  const where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };
  const found = await req.payload.db.findOne<Entry>({ collection: 'equipa', req, where });
  return found && { name: found.nome?.pt ?? found.nome?.en ?? '', licence: found.cedula ?? '' };
}

/** The signature that a text stands under in public: one that holds for its words, of a doctor whom readers can see and who is still the same. */
export async function standingSignature(req: PayloadRequest, signatures: Signature[], digest: string): Promise<Signature | null> {
  const signature = validSignature(signatures, digest);
  const now = signature && (await signatoryOf(req, signature.reviewerId));
  if (!signature || !now) return null;
  return signature.signatory === null || isSameSigner(signature.signatory, now) ? signature : null;
}
