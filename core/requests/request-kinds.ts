/** Everything that a visitor asks the clinic in writing. */
export const requestKinds = ['contact', 'callBack', 'secondOpinion', 'examRequest', 'international', 'complaint'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const isRequestKind = (text: string): text is RequestKind => requestKinds.some((kind) => kind === text);

/** Their answers tell why somebody comes: taken only from whoever has shown that they read the contact. */
const aboutHealth: readonly RequestKind[] = ['secondOpinion', 'examRequest', 'international'];
export const isAboutHealth = (kind: RequestKind): boolean => aboutHealth.includes(kind);

/** Reports and pictures are about health, and nothing else is sent with a form. */
export const takesDocuments = (kind: RequestKind): boolean => isAboutHealth(kind);

const initials: Record<RequestKind, string> = {
  contact: 'CO',
  callBack: 'LI',
  secondOpinion: 'SO',
  examRequest: 'EX',
  international: 'IN',
  complaint: 'RE',
};

/** As it is read out over the phone: `SO 2070`. */
export const requestName = (kind: RequestKind, number: number): string => `${initials[kind]} ${number}`;
