import { hasRightCheckDigits } from '../../booking/payment/multibanco-reference.ts';
import type { Logger } from '../../logging/create-logger.ts';

type Reference = { entity: string; reference: string; amountCents: number };

/**
 * Wrong check digits are only logged: some payees' references are verified online and have none, so rejecting them would keep patients from
 * paying what the cash machine accepts.
 */
export function checkReference(provider: string, reference: Reference, logger: Logger): void {
  if (!hasRightCheckDigits(reference))
    logger.warn({ provider, entity: reference.entity }, 'Multibanco reference without right check digits');
}
