import { labelIn } from '../../language/label.ts';
import { formatTime } from '../in-words.ts';
import { dayWords as words } from './day-words.ts';

/** Between what has begun and what is to come. Paper is read later than it is printed, so it has none. */
export const NowRow = ({ at, columns, language }: { at: Date; columns: number; language: string }) => (
  <tr className="day-now desk-unprinted">
    <td colSpan={columns}>
      <span>
        {labelIn(language, words.now)} {formatTime(at)}
      </span>
    </td>
  </tr>
);
