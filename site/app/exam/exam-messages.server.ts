import type { Locale } from '@clinic/core/kernel/locale';
import { messagesFor } from '../language/messages.server.ts';
import { readingMessages } from '../reading/reading-messages.server.ts';

/** Only an exam with blocks sends the blocks' words along. */
export function examMessages(locale: Locale, withBlocks: boolean) {
  const { exam, components } = messagesFor(locale, 'exam', 'components');
  const reading = readingMessages(locale);
  const { blocks, carousel } = components;
  return { ...reading, exam, components: { ...reading.components, ...(withBlocks && { blocks, carousel }) } };
}
