import { type ChangedPassage, changedPassages } from '@clinic/core/medical-review/changed-passages';
import type { Passage } from '@clinic/core/medical-review/passage';
import { type Placed, placeComments } from '@clinic/core/medical-review/place-comments';
import type { Signature } from '@clinic/core/medical-review/valid-signature';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { readDocument, rowName, type Subject } from '../publishing/published-documents.ts';
import { commentsOf, type ReviewComment } from './comments/review-comments.ts';
import { heldBack, isOnlySigned } from './held-back.ts';
import { isMedicalText } from './is-medical-text.ts';
import { medicalText } from './medical-text.ts';
import { lastRequests, type ReviewRequest } from './review-requests.ts';
import { standingSignature } from './signatory.ts';
import { lastSigned, type SignedText, signaturesOf } from './signatures.ts';

/** How the newest version of a page, draft or not, stands to what a doctor has signed. */
export type ReviewStanding = {
  document: Record<string, unknown>;
  digest: string;
  passages: Passage[];
  /** The signature that these words stand under, if there is one. */
  valid: Signature | null;
  /** What was signed last, and what is different from it. */
  last: SignedText | null;
  changes: ChangedPassage[];
  /** When the first word was saved that the signature does not know; null where that is too long ago, or was in a picture. */
  since: Date | null;
  request: ReviewRequest | null;
  /** What was said about its passages, each beside the words it is read with now. */
  comments: Placed<ReviewComment>[];
  /** The clinic publishes only signed texts, and this one would be refused. */
  isHeldBack: boolean;
  /** What visitors read at this moment. */
  onSite: 'nothing' | 'signedText' | 'unsignedText' | 'unreviewedText';
};

export async function readStanding(req: PayloadRequest, subject: Subject): Promise<ReviewStanding> {
  const name = rowName(subject);
  const [document, signatures, last, [request = null], comments, onSite] = await Promise.all([
    readDocument(req, subject, { draft: true }),
    signaturesOf(req, name),
    lastSigned(req, name),
    lastRequests(req, name),
    commentsOf(req, name),
    readOnSite(req, name),
  ]);
  const { passages, digest } = await medicalText(req, name.collection, document);
  const valid = await standingSignature(req, signatures, digest);
  const isHeldBack =
    !valid && isMedicalText(document) && (await isOnlySigned(req)) && (await wouldBeHeldBack(req, subject, { passages, digest }, onSite));
  const since = last && !valid ? await changedSince(req, subject, last.digest) : null;
  return {
    document,
    digest,
    passages,
    valid,
    last,
    changes: changedPassages(last?.passages ?? [], passages),
    since,
    request,
    comments: placeComments(comments, passages),
    isHeldBack,
    onSite,
  };
}

type Text = Pick<ReviewStanding, 'passages' | 'digest'>;

async function wouldBeHeldBack(req: PayloadRequest, subject: Subject, text: Text, onSite: ReviewStanding['onSite']): Promise<boolean> {
  const name = rowName(subject);
  const live = onSite === 'nothing' ? null : (await medicalText(req, name.collection, await readDocument(req, subject))).passages;
  return (await heldBack(req, name, text, live)) !== null;
}

async function readOnSite(req: PayloadRequest, { collection, id }: ReturnType<typeof rowName>): Promise<ReviewStanding['onSite']> {
  const [row] = await execute(
    req,
    sql`select body ->> 'em_revisao' = 'true' as unsigned, body ->> 'data_revisao' is not null as signed
        from core.published_documents where collection = ${collection} and id = ${id}`,
  );
  if (!row) return 'nothing';
  if (row['unsigned'] === true) return 'unsignedText';
  return row['signed'] === true ? 'signedText' : 'unreviewedText';
}

type Version = { updatedAt?: unknown; version: Record<string, unknown> };

/** The versions, from the newest back to the one that was signed; only the last thirty are kept. */
async function changedSince(req: PayloadRequest, subject: Subject, signedDigest: string): Promise<Date | null> {
  const asked = { limit: 0, pagination: false, req, sort: '-updatedAt' } as const;
  const { docs } =
    'global' in subject
      ? await req.payload.db.findGlobalVersions<Record<string, unknown>>({ ...asked, global: subject.global })
      : await req.payload.db.findVersions<Record<string, unknown>>({
          ...asked,
          collection: subject.collection,
          where: { parent: { equals: subject.id } },
        });
  const { collection } = rowName(subject);
  let first: Version | null = null;
  for (const one of docs as unknown as Version[]) {
    if ((await medicalText(req, collection, one.version)).digest === signedDigest) return first && new Date(String(first.updatedAt));
    first = one;
  }
  return null;
}
