import { z } from 'zod';
import { err, ok, type Result } from '../kernel/result.ts';
import { consentTextVersion, type Purpose, purposes } from './purposes.ts';

/** Who answered is a random number from the visitor's own cookie: enough to prove a choice, not enough to find a person. */
export type ConsentRecord = { visitor: string; purposes: Purpose[]; textVersion: number };

export type ConsentPorts = { add(record: ConsentRecord): Promise<void> };

const answer = z.object({
  visitor: z.string().regex(/^[0-9a-f]{32}$/),
  purposes: z.array(z.enum(purposes)).max(purposes.length),
  textVersion: z.int().min(1).max(consentTextVersion),
});

/** Keeps every answer as a fact of its own: a later one, also a withdrawal, never replaces an earlier one. */
export async function recordConsent(ports: ConsentPorts, given: unknown): Promise<Result<ConsentRecord, { kind: 'malformed' }>> {
  const parsed = answer.safeParse(given);
  if (!parsed.success) return err({ kind: 'malformed' });
  const { visitor, textVersion } = parsed.data;
  const record = { visitor, purposes: purposes.filter((purpose) => parsed.data.purposes.includes(purpose)), textVersion };
  await ports.add(record);
  return ok(record);
}
