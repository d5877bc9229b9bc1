import type { WorkItemKind } from '../work-items/work-item.ts';
import { type RequestKind, requestKinds, requestName } from './request-kinds.ts';

/** The front desk's task for each kind of request. */
export const workItemOfRequest: Record<RequestKind, WorkItemKind> = {
  contact: 'contactRequest',
  callBack: 'callBackRequest',
  secondOpinion: 'secondOpinionRequest',
  examRequest: 'examRequest',
  international: 'internationalRequest',
  complaint: 'complaint',
};

export const requestWorkItems: readonly WorkItemKind[] = Object.values(workItemOfRequest);

/** As the task names it: by the kind and the number, never by a person. */
export function nameOfRequestItem(item: { kind: WorkItemKind; detail: Record<string, string | number> }): string {
  // An answer by e-mail to a letter about it tells which form that was.
  const kind = requestKinds.find((each) => workItemOfRequest[each] === item.kind || each === item.detail['form']);
  return kind ? requestName(kind, Number(item.detail['number'] ?? 0)) : '';
}
