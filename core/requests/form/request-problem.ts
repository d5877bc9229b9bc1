import { type DocumentRefusal, documentRefusals } from '../../documents/document-rules.ts';
import type { RequestField } from './request-fields.ts';

/** All messages about a missing or wrong answer; each is the key of its text. Those of the wizard have the wizard's words. */
export const requestProblemKinds = [
  ...(['nameRequired', 'emailRequired', 'emailInvalid', 'phoneRequired', 'phoneInvalid', 'birthDateRequired', 'birthDateInvalid'] as const),
  ...(['genderRequired', 'genderInvalid', 'vatNotValid', 'snsNumberInvalid', 'selectOption', 'selectDate', 'consentRequired'] as const),
  ...(['messageRequired', 'findingsRequired', 'questionRequired', 'examRequired', 'contactRequired'] as const),
  ...(['dateInvalid', 'dateClosed', 'lineTooLong', 'textTooLong'] as const),
  /** The form was open for too long, or is not ours. */
  'formEnded',
  /** More requests than people send. */
  'tooMany',
  /** About one of the files. */
  ...documentRefusals,
] as const;
export type RequestProblemKind = (typeof requestProblemKinds)[number];

/** What is wrong, and where: the list of errors links to the field. `form`: it is about none of them. */
export type RequestProblem =
  | { field: RequestField | 'consent' | 'form'; kind: RequestProblemKind }
  /** `name` of the file, as its sender knows it. */
  | { field: 'documents'; kind: DocumentRefusal; name: string };
