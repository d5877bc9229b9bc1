import { defaultLocale, type Locale } from '@clinic/core/kernel/locale';
import type { RehearsalName } from '@clinic/core/settings/deployment';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../../app/language/messages.server.ts';

/** Search engines must not index a rehearsal. */
export const rehearsalHeaders = { 'x-robots-tag': 'noindex, nofollow' };

const mark = 'data-rehearsal';

/** Marks the static pages too (overload, error, offline); rendered pages are marked by their layout. */
export function sayRehearsal(html: string, name: Exclude<RehearsalName, false>): string {
  if (html.includes(mark)) return html;
  const locale: Locale = html.includes('<html lang="en') ? 'en' : defaultLocale;
  const t = createTranslator({ locale, messages: messagesFor(locale, 'frame'), namespace: 'frame' });
  return html.replace(/<body[^>]*>/, (body) => `${body}<p role="note" ${mark}=""><strong>${t(name)}</strong></p>`);
}
