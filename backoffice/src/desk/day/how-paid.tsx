import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { labelIn } from '../../language/label.ts';
import { eurosIn } from '../in-words.ts';
import { dayWords as words } from './day-words.ts';

export function HowPaid({ visit: { told }, language }: { visit: DayVisit; language: string }) {
  if (!told) return <span className="desk-quiet day-how">{labelIn(language, words.inProgram)}</span>;
  const said = labelIn(language, words[told.payment]).replace('{amount}', eurosIn(language, told.priceCents));
  return told.payment === 'paid' ? (
    <span className="day-paid">{said}</span>
  ) : (
    <strong className={told.payment === 'toPay' ? 'desk-need' : 'day-due'}>{said}</strong>
  );
}
