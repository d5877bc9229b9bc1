import { type Label, labelIn } from '../language/label.ts';
import { sheetWords } from './panel-words.ts';
import type { ShownUse } from './shown-uses.ts';
import type { UsedAct } from './use-effect.ts';

type Props = { uses: ShownUse[]; act: UsedAct; language: string };

export function UsesTable({ uses, act, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  if (uses.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say(sheetWords.where)}</th>
          <th scope="col">{say(sheetWords.effect)}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ sort, title, place, href, locales, isPublic, effects, needs }) => (
          <tr key={`${href}${place}${effects.trash}`} data-need={needs[act]}>
            <td>
              <a href={href}>
                <strong>{sort}</strong> {title}
              </a>{' '}
              <small>
                {[place, locales.length === 1 ? locales[0] : '', isPublic ? '' : say(sheetWords.draft)].filter(Boolean).join(', ')}
              </small>
            </td>
            <td>
              {effects[act]}
              {needs[act] === 'mend' && <strong> · {say(sheetWords.mend)}</strong>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
