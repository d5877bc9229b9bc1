import type { Locale } from '@clinic/core/kernel/locale';
import { messagesFor } from '../language/messages.server.ts';

/** What the shared parts of pages that are read say; of the components' words only those that such a page uses. */
export function readingMessages(locale: Locale) {
  const { reading, components } = messagesFor(locale, 'reading', 'components');
  const { breadcrumbs, care, summary, video } = components;
  return { reading, components: { breadcrumbs, care, summary, video } };
}
