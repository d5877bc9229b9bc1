import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { isDesk } from '../../access/desk.ts';
import { labelIn } from '../../language/label.ts';
import { findPath } from './find-path.ts';
import { FindShortcut } from './find-shortcut.tsx';
import { findWords } from './find-words.ts';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

/** At the top of every page, for whoever may see bookings. What is typed names a patient, so it goes in the form's body. */
export const FindBox = ({ i18n, user }: Props) =>
  isDesk(user) && (
    <search className="desk-find">
      <form action={findPath} method="post" autoComplete="off">
        <input
          id="desk-find"
          type="search"
          name="procura"
          required
          maxLength={254}
          aria-label={labelIn(i18n.language, findWords.title)}
          aria-keyshortcuts="/"
          placeholder={labelIn(i18n.language, findWords.field)}
        />
        <span className="desk-find-key" aria-hidden="true">
          /
        </span>
        <FindShortcut />
      </form>
    </search>
  );
