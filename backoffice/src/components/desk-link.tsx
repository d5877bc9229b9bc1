import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { deskPath, workPath } from '../desk/desk-path.ts';
import { listWords } from '../desk/page-words.ts';
import { workListWords } from '../desk/work-words.ts';
import { inLanguage } from '../language/label.ts';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

/** In the menu, above everything else: for the front desk it is the day's work. */
export const DeskLink = ({ i18n, user }: Props) =>
  isDesk(user) ? (
    <>
      <a className="nav__link desk-link" href={workPath}>
        {inLanguage(i18n.language, workListWords.title)}
      </a>
      <a className="nav__link desk-link" href={deskPath}>
        {inLanguage(i18n.language, listWords.title)}
      </a>
    </>
  ) : null;
