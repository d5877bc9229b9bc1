import { labelIn } from '../../language/label.ts';
import { findAccountsPath } from './account-path.ts';
import { accountListWords } from './account-words.ts';

/** What is typed names a patient, so it goes in the form's body. */
export const AccountSearch = ({ language }: { language: string }) => (
  <search className="desk-search">
    <form className="desk-filters" action={findAccountsPath} method="post" autoComplete="off">
      <label>
        {labelIn(language, accountListWords.field)}
        <input type="search" name="procura" required maxLength={254} size={36} />
      </label>
      <button type="submit" className="desk-button">
        {labelIn(language, accountListWords.search)}
      </button>
    </form>
  </search>
);
