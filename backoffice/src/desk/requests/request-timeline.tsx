import type { OpenedRequest } from '@clinic/core/desk/requests/answer-request';
import { type Label, labelIn } from '../../language/label.ts';
import { arrivedEvent } from '../file/file-letters.tsx';
import { arrivedLetterWords } from '../letter-words.ts';
import { fileWords } from '../page-words.ts';
import { TimelineCard } from '../timeline/timeline-card.tsx';
import { type DoneWork, type TimelineRow, workRows } from '../timeline/timeline-rows.ts';
import { requestFileWords as words } from './request-words.ts';

/** `done`: work of before. */
type Props = { file: OpenedRequest; done: readonly DoneWork[]; now: Date; language: string };

/** That it came, what was done about it, what was answered by e-mail, and how it ended. */
export function RequestTimeline({ file: { request, items, arrived }, done, now, language }: Props) {
  const { receivedAt, answeredAt, answeredBy, withdrawnAt } = request;
  const asker = labelIn(language, words.asker);
  const fact = (told: Label, at: Date | null, aside: string): TimelineRow[] =>
    at ? [{ id: told.pt, at, group: 'other', words: labelIn(language, told), aside, isPerson: true }] : [];
  return (
    <TimelineCard
      title={fileWords.timeline}
      {...(arrived.length > 0 && { help: arrivedLetterWords.help })}
      entries={[
        ...fact(words.receivedAt, receivedAt, asker),
        ...workRows([...items, ...done], now, language),
        ...arrived.map((letter) => ({ ...arrivedEvent(letter, language), group: 'letters' as const })),
        ...fact(words.answered, answeredAt, answeredBy ?? ''),
        ...fact(words.withdrawn, withdrawnAt, asker),
      ]}
      now={now}
      language={language}
    />
  );
}
