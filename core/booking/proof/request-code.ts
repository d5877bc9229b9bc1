import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import type { PatientContact } from '../rules/patient-contact.ts';
import type { ProofStore } from './proof-store.ts';

type Ports = { proofs: ProofStore; withinLimit: WithinLimit };
type Asked = { draftKey: string; contact: PatientContact; locale: Locale; client: string };

/** Only written down here: whoever asks learns nothing from the answer, nor from how long it takes. */
export async function requestCode({ proofs, withinLimit }: Ports, asked: Asked): Promise<Result<null, { kind: 'tooMany' }>> {
  const { draftKey, contact, locale, client } = asked;
  const named = `${contact.kind} ${contact.value}`;
  const isWithin =
    (await withinLimit('codesPerAddress', client)) &&
    (await withinLimit('codesPerDraft', draftKey)) &&
    (await withinLimit('codesPerContactAndAddress', `${named} ${client}`)) &&
    (await withinLimit('codesPerContact', named));
  if (!isWithin) return err({ kind: 'tooMany' });
  await proofs.request(draftKey, { contact, locale });
  return ok(null);
}
