import type { WorkLine } from '@clinic/core/desk/read-work';
import { nameOfRequestItem } from '@clinic/core/requests/request-work-item';
import { accountPath } from '../accounts/account-path.ts';
import { filePath } from '../desk-path.ts';
import { requestPath } from '../requests/request-path.ts';

/** A form of the site is named by its number: whose it is shows once it is opened, and that is recorded. */
export function whomOf({ line, account, subject, kind, detail }: WorkLine): { name: string; path: string } | null {
  if (line) return { name: line.patientName, path: filePath(line.id) };
  if (account) return { name: account.name, path: accountPath(account.id) };
  return subject.kind === 'request' ? { name: nameOfRequestItem({ kind, detail }), path: requestPath(subject.id) } : null;
}
