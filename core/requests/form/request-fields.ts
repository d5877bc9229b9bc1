import type { RequestKind } from '../request-kinds.ts';

/** Everything that some form asks, in the order in which it is shown. */
export const requestFields = [
  ...(['exam', 'name', 'email', 'phone', 'when', 'birthDate', 'gender', 'vat', 'nSNS', 'patientNumber', 'country', 'languages'] as const),
  ...(['subject', 'findings', 'question', 'more', 'message', 'preferredDate'] as const),
];
export type RequestField = (typeof requestFields)[number];

type Asked = 'required' | 'optional';
type AskedFields = Partial<Record<RequestField, Asked>>;

/** What each form asks. Consent is asked by all of them. */
export const requestForms: Record<RequestKind, AskedFields> = {
  contact: { name: 'required', email: 'required', phone: 'optional', when: 'optional', subject: 'optional', message: 'required' },
  callBack: { name: 'required', phone: 'required', when: 'optional', email: 'optional' },
  secondOpinion: {
    ...{ name: 'required', email: 'required', phone: 'required', birthDate: 'required', gender: 'required' },
    ...{ vat: 'optional', nSNS: 'optional', patientNumber: 'optional', preferredDate: 'optional' },
    ...{ findings: 'required', question: 'required', more: 'optional' },
  },
  examRequest: { exam: 'required', name: 'required', email: 'required', phone: 'optional', message: 'required', preferredDate: 'required' },
  international: {
    ...{ name: 'required', email: 'required', phone: 'optional', country: 'optional', languages: 'optional', message: 'required' },
  },
  // By e-mail or by phone: which of the two is left to whoever complains.
  complaint: { name: 'required', email: 'optional', phone: 'optional', message: 'required' },
};

/** Forms in which one may also ask for the newsletter. Nobody is asked who tells about health or complains. */
export const offersNewsletter = (kind: RequestKind): boolean => kind === 'contact';

export const callTimes = ['morning', 'afternoon', 'byEmail'] as const;
export const contactSubjects = ['visit', 'exams', 'prices', 'papers', 'other'] as const;

/** Longer than anybody writes by hand, and short enough to be read. */
export const longestLine = 200;
export const longestText = 4_000;

export const longTexts: readonly RequestField[] = ['findings', 'question', 'more', 'message'];
