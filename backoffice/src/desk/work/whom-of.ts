import type { WorkLine } from '@clinic/core/desk/read-work';
import { nameOfRequestItem } from '@clinic/core/requests/request-work-item';
import { label, labelIn } from '../../language/label.ts';
import { callPath } from '../absence/absence-path.ts';
import { accountPath } from '../accounts/account-path.ts';
import { filePath } from '../desk-path.ts';
import { pathOfEventIn } from '../events/event-path.ts';
import { answerWords } from '../events/event-words.ts';
import { newsletterPath } from '../newsletter/newsletter-path.ts';
import { subscriberWords } from '../newsletter/newsletter-words.ts';
import { requestPath } from '../requests/request-path.ts';

/** The clinic's program has no name for us: the visit is known by its hour, and by how it was booked. */
const bookedByTelephone = label('{day} {time}, marcada por telefone', '{day} {time}, booked by telephone');

/** A form of the site is named by its number: whose it is shows once it is opened, and that is recorded. */
export function whomOf({ id, line, account, subject, kind, detail }: WorkLine, language: string): { name: string; path: string } | null {
  if (line) return { name: line.patientName, path: filePath(line.id) };
  if (account) return { name: account.name, path: accountPath(account.id) };
  if (subject.kind === 'appointment') {
    const [, month = '', day = ''] = String(detail['day']).split('-');
    const name = labelIn(language, bookedByTelephone).replace('{day}', `${day}/${month}`);
    return { name: name.replace('{time}', String(detail['time'])), path: callPath(id) };
  }
  if (subject.kind === 'registration') return { name: labelIn(language, answerWords.ofEvent), path: pathOfEventIn(detail) };
  if (kind === 'subscribersNotTold') return { name: labelIn(language, subscriberWords.title), path: newsletterPath };
  return subject.kind === 'request' ? { name: nameOfRequestItem({ kind, detail }), path: requestPath(subject.id) } : null;
}
