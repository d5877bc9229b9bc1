import { defaultLocale } from '@clinic/core/kernel/locale';
import { APIError, type PayloadRequest } from 'payload';
import { label, labelIn } from './label.ts';

const bothAtOnce = label(
  'Grava-se uma língua de cada vez: português ou inglês.',
  'One language is saved at a time: Portuguese or English.',
);

/**
 * Without fallback between languages, Payload would drop the words of a request that names no language. One that names all of them has
 * another shape, which none of the rules about saved words reads.
 */
export const speakOneLocale = ({ operation, req }: { operation: string; req: PayloadRequest }): void => {
  const isWritten = operation === 'create' || operation === 'update';
  if (isWritten && req.locale === 'all' && req.payloadAPI !== 'local') {
    throw new APIError(labelIn(req.i18n.language, bothAtOnce), 400, undefined, true);
  }
  req.locale ??= defaultLocale;
};
