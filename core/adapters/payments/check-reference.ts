import { hasRightCheckDigits } from '../../booking/rules/multibanco-reference.ts';
import type { Logger } from '../../logging/create-logger.ts';

type Reference = { entity: string; reference: string; amountCents: number };

/**
 * Wrong check digits are worth a line in the log and no more: some payees' references are checked by asking the provider and carry none,
 * so refusing them would keep patients from paying what the cash machine accepts.
 */
export function checkReference(provider: string, reference: Reference, logger: Logger): void {
  if (!hasRightCheckDigits(reference))
    logger.warn({ provider, entity: reference.entity }, 'Multibanco reference without right check digits');
}
