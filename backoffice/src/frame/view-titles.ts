import { absenceWords } from '../desk/absence/absence-words.ts';
import { accountListWords } from '../desk/accounts/account-words.ts';
import { phoneWords } from '../desk/caller/phone-words.ts';
import { dayWords } from '../desk/day/day-words.ts';
import { eventListWords } from '../desk/events/event-words.ts';
import { issueWords } from '../desk/newsletter/issue-words.ts';
import { listWords } from '../desk/page-words.ts';
import { replyPageWords } from '../desk/replies/reply-words.ts';
import { documentWords } from '../desk/requests/document-words.ts';
import { waitingWords } from '../desk/waiting/waiting-words.ts';
import { workListWords } from '../desk/work/work-words.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import { auditWords } from '../management/audit-words.ts';
import { figuresWords } from '../management/figures-words.ts';
import { reviewListWords } from '../medical-review/review-words.ts';
import { securityWords } from '../staff/screens/security-words.ts';
import { statusWords } from '../status/status-words.ts';

/** What the back office is called in the tab, after the name of the page. */
export const titleSuffix = label('· Gestão do site', '· Site management');

/** What each page of ours is called in the tab. */
export const viewTitles = {
  deskWork: workListWords.title,
  deskDay: dayWords.title,
  deskWeek: label('Semana', 'Week'),
  deskCaller: phoneWords.title,
  deskWaiting: waitingWords.title,
  deskReplies: replyPageWords.title,
  deskAbsence: absenceWords.title,
  deskCall: absenceWords.callTitle,
  security: securityWords.title,
  invitation: label('Convite', 'Invitation'),
  deskList: listWords.title,
  deskFound: label('Procurar', 'Find'),
  deskAccounts: accountListWords.title,
  deskAccount: accountListWords.patientAccount,
  deskRequest: documentWords.request,
  myRequests: documentWords.myRequests,
  reviews: reviewListWords.title,
  reviewOfPage: reviewListWords.title,
  deskNewsletter: label('Boletim', 'Newsletter'),
  deskEvents: eventListWords.title,
  deskEventAttendance: label('Lista de presenças', 'Attendance list'),
  newsletterIssues: issueWords.title,
  clinicFigures: figuresWords.title,
  auditTrail: auditWords.title,
  systemStatus: statusWords.title,
  deskBooking: label('Marcação', 'Booking'),
} satisfies Record<string, Label>;

/** Payload takes one title for every language: the Portuguese one, which is put into the reader's here. */
export function titleIn(language: string, title: string): string {
  if (!title.endsWith(titleSuffix.pt)) return title;
  const name = title.slice(0, -titleSuffix.pt.length).trim();
  const ours = Object.values(viewTitles).find(({ pt }) => pt === name);
  return `${ours ? labelIn(language, ours) : name} ${labelIn(language, titleSuffix)}`;
}
