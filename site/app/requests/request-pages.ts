import type { RouteName } from '@clinic/core/addresses/route-table';
import { type RequestKind, takesDocuments } from '@clinic/core/requests/request-kinds';

/** Where each form stands. */
export const formPages = {
  contact: 'contacts',
  callBack: 'callBack',
  secondOpinion: 'secondOpinion',
  examRequest: 'examRequest',
  international: 'internationalRequest',
  complaint: 'complaint',
} as const satisfies Record<RequestKind, RouteName>;

/** Where each form ends. */
export const thanksPages = {
  contact: 'thanksQuestions',
  callBack: 'thanksQuestions',
  secondOpinion: 'thanksSecondOpinion',
  examRequest: 'thanksExam',
  international: 'thanksQuestions',
  complaint: 'thanks',
} as const satisfies Record<RequestKind, RouteName>;

/** Whether the form of this page has files. */
export const takesFiles = (route: RouteName | undefined): boolean =>
  (Object.keys(formPages) as RequestKind[]).some((kind) => formPages[kind] === route && takesDocuments(kind));

export function formOn(route: RouteName | undefined): RequestKind {
  const [kind] = (Object.keys(formPages) as RequestKind[]).filter((each) => formPages[each] === route);
  if (!kind) throw new TypeError('a page without a form asked for its form');
  return kind;
}
