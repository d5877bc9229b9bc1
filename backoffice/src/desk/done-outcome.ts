import type { AuditEntry } from '@clinic/core/desk/desk-store';
import type { WorkItem } from '@clinic/core/work-items/work-item';
import { doneWords, writtenBeforeNewer } from './action-words.ts';
import type { PressOutcome } from './outcome-note.tsx';

/** `items`: the work of the page that is open now. An answer closes what it answers, so that one that is still there came after it was begun. */
export function doneOutcome(action: AuditEntry['action'], items: readonly Pick<WorkItem, 'kind'>[]): PressOutcome {
  const isAnswerWaiting = action === 'write' && items.some(({ kind }) => kind === 'letterArrived');
  return { words: isAnswerWaiting ? writtenBeforeNewer : doneWords[action], isTrouble: false };
}
