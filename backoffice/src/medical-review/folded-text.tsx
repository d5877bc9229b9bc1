import type { ComponentProps } from 'react';
import { labelIn } from '../language/label.ts';
import { ChangedText } from './changed-text.tsx';
import { reviewPageWords } from './review-words.ts';

type Props = ComponentProps<typeof ChangedText> & { isOpen: boolean };

/** A text in which nothing changed, each language apart; what somebody has spoken of stands open, because addresses lead to it. */
export const FoldedText = ({ changes, isOpen, ...reading }: Props) =>
  (['pt', 'en', null] as const).map((locale) => {
    const own = changes.filter((change) => change.locale === locale);
    if (own.length === 0) return null;
    const isSpokenOf = reading.comments.some(({ at }) => at !== null && at.locale === locale);
    return (
      <details key={locale} className="review-language" open={isOpen || isSpokenOf}>
        <summary>{labelIn(reading.language, reviewPageWords.folded[locale ?? 'both']).replace('{count}', String(own.length))}</summary>
        <ChangedText changes={own} {...reading} />
      </details>
    );
  });
