import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { roleOf } from '../access/role.ts';
import { accountsPath } from '../desk/accounts/account-path.ts';
import { accountListWords } from '../desk/accounts/account-words.ts';
import { dayPath } from '../desk/day/day-path.ts';
import { dayWords } from '../desk/day/day-words.ts';
import { deskPath, workPath } from '../desk/desk-path.ts';
import { eventsDeskPath } from '../desk/events/event-path.ts';
import { eventListWords } from '../desk/events/event-words.ts';
import { issueWords } from '../desk/newsletter/issue-words.ts';
import { issuesPath, newsletterPath } from '../desk/newsletter/newsletter-path.ts';
import { subscriberWords } from '../desk/newsletter/newsletter-words.ts';
import { listWords } from '../desk/page-words.ts';
import { documentWords } from '../desk/requests/document-words.ts';
import { myRequestsPath } from '../desk/requests/request-path.ts';
import { workListWords } from '../desk/work-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { reviewsPath } from '../medical-review/review-path.ts';
import { reviewListWords } from '../medical-review/review-words.ts';
import { statusPath } from '../status/status-path.ts';
import { statusWords } from '../status/status-words.ts';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

const ofTheDesk: [string, Label][] = [
  [workPath, workListWords.title],
  [dayPath, dayWords.title],
  [deskPath, listWords.title],
  [accountsPath, accountListWords.title],
  [newsletterPath, subscriberWords.title],
  [eventsDeskPath, eventListWords.title],
  [statusPath, statusWords.title],
];
const ofEditors: [string, Label][] = [
  [reviewsPath, reviewListWords.title],
  [issuesPath, issueWords.title],
];
const ofDoctors: [string, Label][] = [
  [reviewsPath, reviewListWords.title],
  [myRequestsPath, documentWords.myRequests],
];

/** In the menu, above everything else: for the front desk it is the day's work. */
export const DeskLink = ({ i18n, user }: Props) => {
  const role = roleOf(user);
  const links = [
    ...(isDesk(user) ? ofTheDesk : []),
    ...(role === 'admin' || role === 'editor' ? ofEditors : []),
    ...(role === 'medico' ? ofDoctors : []),
  ];
  return links.map(([path, title]) => (
    <a key={path} className="nav__link desk-link" href={path}>
      {labelIn(i18n.language, title)}
    </a>
  ));
};
