import { type Label, label, labelIn } from '../../language/label.ts';
import { workPath } from '../desk-path.ts';
import { findRequestsPath } from '../requests/request-path.ts';
import { requestListWords } from '../requests/request-words.ts';

const words = {
  field: label('Procurar um pedido', 'Find a request'),
  hint: label('número, e-mail ou telefone', 'number, e-mail or phone'),
};

/** In the one line above the list. What is typed may name a patient, so it goes in the form's body. */
export function RequestFinder({ language }: { language: string }) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <search className="desk-search">
      <form className="desk-filters" action={findRequestsPath} method="post" autoComplete="off">
        <label>
          {say(words.field)}
          <input type="search" name="procura" required maxLength={254} placeholder={say(words.hint)} />
        </label>
        <button type="submit" className="desk-button" data-look="plain">
          {say(requestListWords.search)}
        </button>
        <a href={`${workPath}?pedidos=respondidos`}>{say(requestListWords.answeredLately)}</a>
      </form>
    </search>
  );
}
