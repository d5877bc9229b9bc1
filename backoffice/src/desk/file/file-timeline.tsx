import type { ReadableLetter } from '@clinic/core/desk/desk-store';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { reopenableItem } from '@clinic/core/desk/reopen-work';
import type { TimelineEntry } from '@clinic/core/desk/timeline';
import { labelIn } from '../../language/label.ts';
import { sentLetterWords } from '../letter-words.ts';
import { fileWords } from '../page-words.ts';
import { entryInWords } from '../timeline/entry-in-words.ts';
import { TimelineCard } from '../timeline/timeline-card.tsx';
import { type TimelineGroup, type TimelineRow, workRows } from '../timeline/timeline-rows.ts';
import { ReopenForm } from '../work/reopen-form.tsx';
import { arrivedEvent, OpenedLetter, sentEvent } from './file-letters.tsx';

/** `letter`: one of those that were sent, on the page after the press that opened it. */
type Props = { file: OpenedFile; letter: ReadableLetter | null; now: Date; language: string };

export const FileTimeline = ({ file, letter, now, language }: Props) => (
  <TimelineCard
    title={fileWords.timeline}
    {...(file.sent.length > 0 && { help: sentLetterWords.help })}
    entries={[
      ...file.timeline.map((entry) => told(entry, { file, now, language })),
      ...lettersOf(file, letter, language),
      ...workRows(file.items, now, language),
    ]}
    now={now}
    language={language}
  />
);

function told(entry: TimelineEntry, { file, now, language }: Omit<Props, 'letter'>): TimelineRow {
  const itemId = reopenableItem(entry, file, now);
  const words = entryInWords(entry, language);
  const press = itemId && <ReopenForm itemId={itemId} about={words} on="file" language={language} />;
  return { ...rowOf(entry, words, language), ...(press && { press }) };
}

const rowOf = (entry: TimelineEntry, words: string, language: string): TimelineRow => ({
  id: `${entry.at.toISOString()} ${entry.kind} ${JSON.stringify(entry.detail)}`,
  at: entry.at,
  group: groupOf[entry.kind] ?? 'other',
  words,
  aside: entry.actor ?? labelIn(language, fileWords.system),
  isPerson: entry.actor !== null,
  isTrouble: entry.kind === 'textRefused',
});

const lettersOf = ({ booking, sent, arrived }: OpenedFile, opened: ReadableLetter | null, language: string): TimelineRow[] => [
  ...sent.map((letter) => {
    const { act, ...event } = sentEvent(letter, booking.id, language);
    const isOpen = opened?.id === letter.id;
    return {
      ...event,
      group: 'letters' as const,
      ...(isOpen ? { act: <OpenedLetter letter={opened} language={language} /> } : { press: act }),
    };
  }),
  ...arrived.map((letter) => ({ ...arrivedEvent(letter, language), group: 'letters' as const })),
];

const groupOf: Partial<Record<string, TimelineGroup>> = {
  ...{ texted: 'letters', textRefused: 'letters' },
  ...{ calledAndConfirmed: 'calls', calledInVain: 'calls', bookedByPhone: 'calls' },
  ...{ paymentRequested: 'money', paymentRefused: 'money', paymentEnded: 'money', paymentChanged: 'money', givenUp: 'money' },
  ...{ paid: 'money', paidLate: 'money', refundDue: 'money', refundAsked: 'money', refunded: 'money' },
  ...{ refundedByProvider: 'money', refundLeftToDesk: 'money', refundAccountGiven: 'money' },
};
