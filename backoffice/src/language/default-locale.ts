import { defaultLocale } from '@clinic/core/kernel/locale';
import type { PayloadRequest } from 'payload';

/** Without fallback between languages, Payload would drop the words of a request that names no language. */
export const speakDefaultLocale = ({ req }: { req: PayloadRequest }): void => {
  req.locale ??= defaultLocale;
};
