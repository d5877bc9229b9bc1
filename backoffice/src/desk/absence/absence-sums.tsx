import type { AbsenceLine } from '@clinic/core/desk/absence/read-absence';
import { type Label, labelIn } from '../../language/label.ts';
import { eurosIn } from '../in-words.ts';
import { absenceSumWords as words } from './absence-words.ts';

/** What the one press sets going, in figures. */
export function AbsenceSums({ lines, language }: { lines: AbsenceLine[]; language: string }) {
  const toldBy = (by: AbsenceLine['by']) => lines.filter((line) => line.by === by).length;
  const refund = lines.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const sums: [string, Label][] = [
    [String(lines.length), lines.length === 1 ? words.visit : words.visits],
    [String(toldBy('letter')), words.letters],
    [String(toldBy('call')), words.calls],
    [eurosIn(language, refund), words.refund],
  ];
  return (
    <dl className="absence-sums">
      {sums.map(([figure, name]) => (
        <div key={name.pt}>
          <dt>{labelIn(language, name)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
