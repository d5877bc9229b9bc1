import type { Locale } from '@clinic/core/kernel/locale';
import { messagesFor } from '../language/messages.server.ts';
import { readingMessages } from '../reading/reading-messages.server.ts';

/** What a page built of sections says, beside its own words. */
export function blockMessages(locale: Locale) {
  const reading = readingMessages(locale);
  const { blocks, carousel } = messagesFor(locale, 'components').components;
  return { ...reading, components: { ...reading.components, blocks, carousel } };
}
