import { createHash } from 'node:crypto';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { offlineFonts } from './offline-fonts.ts';
import source from './service-worker.js?raw';

export const offlinePath = (locale: Locale) => `/offline/${locale}`;

/** The version changes with everything that is cached, including a new phone number; browsers then fetch all of it again. */
export function serviceWorker(pages: readonly string[]): string {
  const kept = { pages: Object.fromEntries(locales.map((locale) => [locale, offlinePath(locale)])), fonts: Object.values(offlineFonts) };
  const version = createHash('sha256')
    .update(JSON.stringify([kept, pages, source]))
    .digest('base64url')
    .slice(0, 12);
  return `const version = '${version}';\nconst pages = ${JSON.stringify(kept.pages)};\nconst fonts = ${JSON.stringify(kept.fonts)};\n${source}`;
}
