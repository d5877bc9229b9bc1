import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { isManager } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';
import { accountsPath } from '../desk/accounts/account-path.ts';
import { accountListWords } from '../desk/accounts/account-words.ts';
import { callerPath } from '../desk/caller/caller-path.ts';
import { phoneWords } from '../desk/caller/phone-words.ts';
import { dayPath } from '../desk/day/day-path.ts';
import { dayWords } from '../desk/day/day-words.ts';
import { deskPath, workPath } from '../desk/desk-path.ts';
import { eventsDeskPath } from '../desk/events/event-path.ts';
import { eventListWords } from '../desk/events/event-words.ts';
import { issueWords } from '../desk/newsletter/issue-words.ts';
import { issuesPath, newsletterPath } from '../desk/newsletter/newsletter-path.ts';
import { subscriberWords } from '../desk/newsletter/newsletter-words.ts';
import { listWords } from '../desk/page-words.ts';
import { repliesPath } from '../desk/replies/reply-path.ts';
import { replyPageWords } from '../desk/replies/reply-words.ts';
import { documentWords } from '../desk/requests/document-words.ts';
import { myRequestsPath } from '../desk/requests/request-path.ts';
import { waitingPath } from '../desk/waiting/waiting-path.ts';
import { waitingWords } from '../desk/waiting/waiting-words.ts';
import { workListWords } from '../desk/work-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { auditPath } from '../management/audit-path.ts';
import { auditWords } from '../management/audit-words.ts';
import { figuresPath } from '../management/figures-path.ts';
import { figuresWords } from '../management/figures-words.ts';
import { reviewsPath } from '../medical-review/review-path.ts';
import { reviewListWords } from '../medical-review/review-words.ts';
import { statusPath } from '../status/status-path.ts';
import { statusWords } from '../status/status-words.ts';
import { tourPath } from '../tour/tour-path.ts';
import { tourWords } from '../tour/tour-words.ts';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

const ofTheDesk: [string, Label][] = [
  [workPath, workListWords.title],
  [dayPath, dayWords.title],
  [callerPath, phoneWords.title],
  [waitingPath, waitingWords.title],
  [deskPath, listWords.title],
  [repliesPath, replyPageWords.title],
  [accountsPath, accountListWords.title],
  [newsletterPath, subscriberWords.title],
  [eventsDeskPath, eventListWords.title],
  [statusPath, statusWords.title],
  [tourPath, tourWords.title],
];
const ofManagers: [string, Label][] = [
  [figuresPath, figuresWords.title],
  [auditPath, auditWords.title],
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
    ...(isManager(user) ? ofManagers : []),
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
