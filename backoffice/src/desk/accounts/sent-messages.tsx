import type { SentMessage } from '@clinic/core/desk/accounts/account-desk';
import { type Label, labelIn } from '../../language/label.ts';
import { DatedList } from '../dated-list.tsx';
import { formatDate, formatDateTime, formatTime } from '../in-words.ts';
import { codePurposeWords, letterWords, sentWords } from './message-words.ts';

/** What we wrote to the e-mail, and whether it left: for a caller who got nothing. */
export const SentMessages = ({ messages, language }: { messages: SentMessage[]; language: string }) => (
  <DatedList
    id="emails"
    title={sentWords.title}
    none={sentWords.none}
    help={sentWords.help}
    language={language}
    events={messages.map((message) => ({
      id: `${message.askedAt.toISOString()} ${message.kind}`,
      at: message.askedAt,
      words: labelIn(language, message.by === 'letter' ? letterWords[message.kind] : codePurposeWords[message.kind]),
      aside: stateInWords(message, language),
    }))}
  />
);

function stateInWords({ askedAt, sentAt, refusedAt }: SentMessage, language: string): string {
  const say = (words: Label) => labelIn(language, words);
  if (refusedAt) return say(sentWords.refused);
  if (!sentAt) return say(sentWords.waiting);
  const isSoon = sentAt.getTime() - askedAt.getTime() < 60_000;
  return isSoon
    ? say(sentWords.sent)
    : say(sentWords.sentAt).replace('{moment}', formatDate(askedAt) === formatDate(sentAt) ? formatTime(sentAt) : formatDateTime(sentAt));
}
