import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { isDesk } from '../../access/desk.ts';
import { labelIn } from '../../language/label.ts';
import { callerPath } from './caller-path.ts';
import { phoneWords } from './phone-words.ts';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

/** At the top of every page: the telephone rings whatever is open. */
export const CallerLink = ({ i18n, user }: Props) =>
  isDesk(user) && (
    <a className="caller-link" href={callerPath}>
      {labelIn(i18n.language, phoneWords.title)}
    </a>
  );
