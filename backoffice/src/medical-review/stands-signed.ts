import type { PayloadRequest } from 'payload';
import { readDocument, rowName, type Subject } from '../publishing/published-documents.ts';
import { medicalText } from './medical-text.ts';
import { standingSignature } from './signatory.ts';
import { signaturesOf } from './signatures.ts';

type Fields = Record<string, unknown>;

/** The newest version of a page, as far as it stands under a signature; null for any other. For lists, which compare nothing. */
export async function readIfSigned(
  req: PayloadRequest,
  subject: Subject,
  isAsked: (document: Fields) => boolean = () => true,
): Promise<Fields | null> {
  const name = rowName(subject);
  const document = await readDocument(req, subject, { draft: true });
  if (!isAsked(document)) return null;
  const [{ digest }, signatures] = await Promise.all([medicalText(req, name.collection, document), signaturesOf(req, name)]);
  return (await standingSignature(req, signatures, digest)) && document;
}
