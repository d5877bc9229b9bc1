import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import { labelIn } from '../language/label.ts';
import { fileWords } from './page-words.ts';

/** What a caller reads out; somebody who says it has proven nothing by it. */
export const CodeBadge = ({ code, language }: { code: string; language: string }) =>
  code && (
    <span className="desk-code">
      <span className="desk-hidden">{labelIn(language, fileWords.code)} </span>
      {shownBookingCode(code)}
    </span>
  );
