import { type Fields, type PublishedRow, type Ref, refTo } from '@clinic/core/content/library/published-row';
import type { Signature } from '@clinic/core/medical-review/valid-signature';
import type { PayloadRequest } from 'payload';
import { isMedicalText } from './is-medical-text.ts';
import { medicalText } from './medical-text.ts';
import { standingSignature } from './signatory.ts';
import { signaturesOf } from './signatures.ts';
import { handOf } from './signed-hand.ts';

const isReviewed = (body: Fields): boolean => 'revisor' in body && isMedicalText(body);

type Signed = { body: Fields; signature: Signature | null };

/**
 * The one place that decides under whose name a medical text is shown; whatever visitors or a preview read has come through here.
 * Under a signature that holds: whom and when it names, and what stands beside the name only if it stood there then. Without one: nobody, and the page says that it waits for a doctor.
 */
export async function signedBody(req: PayloadRequest, { collection, id, body }: PublishedRow, document: Fields): Promise<Signed> {
  // Of what doctors do not read, name and day of a review are an editor's alone.
  if (!isReviewed(body)) return { body: 'revisor' in body ? { ...body, revisor: null, data_revisao: null } : body, signature: null };
  const { digest } = await medicalText(req, collection, document);
  const signature = await standingSignature(req, await signaturesOf(req, { collection, id }), digest);
  if (!signature) return { body: { ...underName(body, null, null), em_revisao: true }, signature };
  const day = `${signature.reviewedOn}T12:00:00.000Z`;
  const isOtherHand = signature.hand !== (await handOf(req, signature.reviewerId));
  const named = underName(body, refTo('equipa', signature.reviewerId), day);
  return { body: isOtherHand ? { ...named, rubrica_mudou: true } : named, signature };
}

/** At the end of a page stands a person with a handwritten signature: nobody but who signed. Who wrote an article is another matter. */
const underName = (body: Fields, doctor: Ref | null, day: string | null): Fields => ({
  ...body,
  revisor: doctor,
  data_revisao: day,
  ...('assinatura' in body ? { assinatura: doctor } : {}),
});
