import type { PayloadRequest } from 'payload';
import { isDesk } from '../access/desk.ts';
import { isManager } from '../access/managers.ts';
import { roleOf } from '../access/role.ts';
import { accountsPath } from '../desk/accounts/account-path.ts';
import { accountListWords } from '../desk/accounts/account-words.ts';
import { callerPath } from '../desk/caller/caller-path.ts';
import { phoneWords } from '../desk/caller/phone-words.ts';
import { dayPath, weekPath } from '../desk/day/day-path.ts';
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
import { workListWords } from '../desk/work/work-words.ts';
import { type Label, label } from '../language/label.ts';
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
import type { StaffIconName } from './staff-icon.tsx';

type OwnEntry = { path: string; title: Label; icon: StaffIconName };
type OwnSection = { title: Label; entries: OwnEntry[] };

const titles = {
  work: label('Trabalho', 'Work'),
  desk: label('Balcão', 'Front desk'),
  consult: label('Consultar', 'Look up'),
  manage: label('Gestão', 'Management'),
};
const start: OwnEntry = { path: '/admin', title: label('Painel', 'Dashboard'), icon: 'home' };
const reviews: OwnEntry = { path: reviewsPath, title: reviewListWords.title, icon: 'shield' };

const daily: OwnEntry[] = [
  { path: workPath, title: workListWords.title, icon: 'inbox' },
  { path: dayPath, title: dayWords.title, icon: 'day' },
  { path: weekPath, title: label('Semana', 'Week'), icon: 'calendar' },
  { path: waitingPath, title: waitingWords.title, icon: 'waiting' },
  { path: callerPath, title: phoneWords.title, icon: 'phone' },
];
const consulted: OwnEntry[] = [
  { path: deskPath, title: listWords.title, icon: 'list' },
  { path: accountsPath, title: accountListWords.title, icon: 'people' },
  { path: eventsDeskPath, title: eventListWords.title, icon: 'ticket' },
  { path: newsletterPath, title: subscriberWords.title, icon: 'mail' },
  { path: repliesPath, title: replyPageWords.title, icon: 'reply' },
  { path: statusPath, title: statusWords.title, icon: 'pulse' },
  { path: tourPath, title: tourWords.title, icon: 'compass' },
];
const managed: OwnEntry[] = [
  { path: figuresPath, title: figuresWords.title, icon: 'chart' },
  { path: auditPath, title: auditWords.title, icon: 'record' },
];

const ofEditors: OwnEntry[] = [reviews, { path: issuesPath, title: issueWords.title, icon: 'send' }];
const ofDoctors: OwnEntry[] = [reviews, { path: myRequestsPath, title: documentWords.myRequests, icon: 'file' }];

/** Above the documents: what each does every day. The start page leads them. */
export function ownSections(user: PayloadRequest['user']): OwnSection[] {
  const role = roleOf(user);
  const sections: OwnSection[] = [
    ...(role === 'admin' || role === 'editor' ? [{ title: titles.work, entries: ofEditors }] : []),
    ...(role === 'medico' ? [{ title: titles.work, entries: ofDoctors }] : []),
    ...(isManager(user) ? [{ title: titles.manage, entries: managed }] : []),
    ...(isDesk(user)
      ? [
          { title: titles.desk, entries: daily },
          { title: titles.consult, entries: consulted },
        ]
      : []),
  ];
  return sections.map((section, at) => (at === 0 ? { ...section, entries: [start, ...section.entries] } : section));
}
