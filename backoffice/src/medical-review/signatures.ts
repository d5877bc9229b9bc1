import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { Passage } from '@clinic/core/medical-review/passage';
import type { Signatory } from '@clinic/core/medical-review/same-signer';
import type { Signature } from '@clinic/core/medical-review/valid-signature';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../publishing/execute.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
/** Who pressed, which need not be who has read: an administrator writes down what was signed on paper. */
export type Signer = { id: number; name: string };
export type SignedText = Signature & { passages: Passage[]; signedBy: string; signedAt: Date };

const passages = z.array(
  z.object({
    path: z.string(),
    locale: z.enum(['pt', 'en']).nullable(),
    place: z.object({ pt: z.string(), en: z.string() }),
    text: z.string(),
  }),
);
const row = z.object({
  id: z.coerce.string(),
  digest: z.string(),
  reviewer_id: z.number(),
  reviewer_name: z.string().nullable(),
  reviewer_licence: z.string().nullable(),
  reviewer_hand: z.string().nullable(),
  reviewed_on: z.string(),
  was_public: z.boolean(),
});
const signedRow = row.extend({ passages, signed_by_name: z.string(), signed_at: z.coerce.date() });

const toSignature = ({
  id,
  digest,
  reviewer_id,
  reviewer_name,
  reviewer_licence,
  reviewer_hand,
  reviewed_on,
  was_public,
}: z.infer<typeof row>): Signature => ({
  ...{ id, digest, reviewerId: reviewer_id, reviewedOn: reviewed_on, wasPublic: was_public },
  hand: reviewer_hand,
  signatory: reviewer_name === null ? null : { name: reviewer_name, licence: reviewer_licence ?? '' },
});

const columns = sql`id, digest, reviewer_id, reviewer_name, reviewer_licence, reviewer_hand, reviewed_on::text as reviewed_on, public_since is not null as was_public`;

/** The newest first. */
export async function signaturesOf(req: PayloadRequest, { collection, id }: PageName): Promise<Signature[]> {
  const found = await execute(
    req,
    sql`select ${columns} from core.medical_signatures where collection = ${collection} and document_id = ${id} order by id desc`,
  );
  return z.array(row).parse(found).map(toSignature);
}

/** What was signed last, word by word: what a doctor compares with. */
export const lastSigned = (req: PayloadRequest, page: PageName): Promise<SignedText | null> => newestSigned(req, page, sql`true`);

/** What readers last had before them under a doctor's name, word by word. */
export const lastPublicSignature = (req: PayloadRequest, page: PageName): Promise<SignedText | null> =>
  newestSigned(req, page, sql`public_since is not null`);

async function newestSigned(req: PayloadRequest, { collection, id }: PageName, which: ReturnType<typeof sql>): Promise<SignedText | null> {
  const [found] = await execute(
    req,
    sql`select ${columns}, passages, signed_by_name, signed_at from core.medical_signatures
        where collection = ${collection} and document_id = ${id} and ${which} order by id desc limit 1`,
  );
  if (!found) return null;
  const signed = signedRow.parse(found);
  return { ...toSignature(signed), passages: signed.passages, signedBy: signed.signed_by_name, signedAt: signed.signed_at };
}

export type NewSignature = {
  digest: string;
  passages: Passage[];
  reviewerId: number;
  signatory: Signatory;
  hand: string;
  reviewedOn: string;
  signer: Signer;
};

export const addSignature = (req: PayloadRequest, { collection, id }: PageName, given: NewSignature): Promise<unknown> =>
  execute(
    req,
    sql`insert into core.medical_signatures (collection, document_id, digest, passages, reviewer_id, reviewer_name, reviewer_licence,
          reviewer_hand, reviewed_on, signed_by, signed_by_name)
        values (${collection}, ${id}, ${given.digest}, ${JSON.stringify(given.passages)}::jsonb, ${given.reviewerId},
                ${given.signatory.name}, ${given.signatory.licence}, ${given.hand}, ${given.reviewedOn}::date, ${given.signer.id}, ${given.signer.name})`,
  );

/** From the first publication on, older signatures of the document hold for nothing. */
export const notePublic = (req: PayloadRequest, signatureId: string): Promise<unknown> =>
  execute(req, sql`update core.medical_signatures set public_since = now() where id = ${signatureId}::bigint and public_since is null`);
