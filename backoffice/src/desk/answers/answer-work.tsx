import type { StatedWork } from '@clinic/core/desk/work/work-state';
import type { ReactNode } from 'react';
import { labelIn } from '../../language/label.ts';
import { SettleForm } from '../settle-form.tsx';
import { WorkArticle } from '../work/work-article.tsx';
import { workWords } from '../work/work-words.ts';
import { ArrivedLetters, type ShownArrival } from './arrived-letter.tsx';

/** `arrived`: all of the form or the registration, the newest first. `whom`: whose answers these are, where the page is of many. */
type Props = { item: StatedWork; arrived: readonly ShownArrival[]; whom?: ReactNode; isToldBelow?: boolean; now: Date; language: string };

/** Answers by e-mail that nobody has seen to: those that came since the work was opened. */
export function AnswerWork({ item, arrived, whom, isToldBelow = false, now, language }: Props) {
  const letters = arrived.filter(({ arrivedAt }) => arrivedAt >= item.openedAt);
  const newest = arrived[0];
  const { done, act } = workWords[item.kind];
  return (
    <WorkArticle
      item={item}
      about={
        <>
          {whom}
          <ArrivedLetters letters={letters} all={arrived} now={now} language={language} />
        </>
      }
      isToldBelow={isToldBelow}
      now={now}
      language={language}
    >
      <SettleForm itemId={item.id} words={labelIn(language, done ?? act)} from="file" {...(newest && { read: newest.id })} />
    </WorkArticle>
  );
}
