import type { IssueLine } from '@clinic/core/desk/newsletter/issue-desk';
import type { Label } from '../../language/label.ts';
import { issueWords } from './issue-words.ts';

/** Given up with readers left: it goes on once somebody says so. */
export const isStopped = ({ cancelledAt, finishedAt, givenUpAt }: IssueLine): boolean => givenUpAt !== null && !cancelledAt && !finishedAt;

export function issueState(line: IssueLine): Label {
  if (line.cancelledAt) return issueWords.cancelled;
  if (line.finishedAt) return issueWords.finished;
  if (isStopped(line)) return issueWords.stopped;
  return line.startedAt ? issueWords.running : issueWords.waiting;
}
