import { labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { findRequestsPath } from './request-path.ts';
import { requestListWords } from './request-words.ts';

/** For whoever calls about a form they sent. What is typed may name a patient, so it goes in the form's body. */
export const RequestSearch = ({ language }: { language: string }) => (
  <search className="desk-search">
    <form className="desk-filters" action={findRequestsPath} method="post" autoComplete="off">
      <label>
        {labelIn(language, requestListWords.field)}
        <input type="search" name="procura" required maxLength={254} size={36} />
      </label>
      <button type="submit" className="desk-button" data-look="plain">
        {labelIn(language, requestListWords.search)}
      </button>
      <a href={`${workPath}?pedidos=respondidos`}>{labelIn(language, requestListWords.answeredLately)}</a>
    </form>
  </search>
);
