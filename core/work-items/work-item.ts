/** What a person at the clinic has to do. The kind is also the key of its words. */
export const workItemKinds = [
  /** The NIF that was typed is another record's: two records may be one person, or one of two people is mistaken. */
  'identityToCheck',
  /** Two visits of one record within a week, booked by people of whom we do not know that they are the same. */
  'nearbyVisit',
  /** Asked for a visit, and no code could be sent: somebody calls and books. */
  'contactUnproven',
  /** Somebody asks for codes, or books, more often than people do. */
  'unusualRate',
  'clinicRefused',
  'clinicUnreachable',
  /** A letter says that somebody calls, for a reason that has no kind of its own. */
  'callPatient',
  'refundDue',
  /** The time to pay runs out within hours, and the patient had time to pay before: a call saves the visit. */
  'unpaidSoon',
  'wrongAmount',
  'paidTwice',
  /** Money and visit do not match, and nothing else explains it. */
  'paymentMismatch',
  'notReleased',
  'visitGone',
  'providerUnreachable',
  'stuck',
  /** The mail server refused a letter for good. */
  'letterNotDelivered',
  /** The patient answered one of our letters by e-mail. */
  'letterArrived',
  /** Somebody answered a letter about a form or an event by e-mail. */
  'formLetterArrived',
  /** “Pedimos a autorização por si”: the insurer is to be asked before the visit. */
  'authorisationDue',
  /** The patient wrote to the doctor, who reads no bookings: the front desk passes it on before the visit. */
  'noteToPass',
  /** A visit by video comes near, and its patient has no link to it. */
  'videoLinkMissing',
  /** The clinic's service refused a change that the account holder made to their details. */
  'profileRefused',
  /** An account holder asked for the erasure of their data: within a month, by law. A copy they take themselves. */
  'erasureRequested',
  /** An account holder does not know why somebody looked at their data. */
  'accessQuestioned',
  /** Told on the day, with one press. */
  'runningLate',
  'cannotCome',
  /** “Não fui eu”: the owner of a record says that somebody else booked a visit in their name. */
  'notMyVisit',
  /** Wants to be reminded by a call. */
  'reminderCall',
  /** A proven patient wants a record that another account is linked to. */
  'recordLinkedElsewhere',
  /** The record of an account is no longer there: it was probably merged with another. */
  'recordGone',
  /** The clinic cancelled a visit, and no letter reaches the patient: somebody calls. */
  'clinicCancelled',
  /** An hour opened for somebody on the waiting list whom no offer reaches, or who is not offered one by itself. */
  'earlierHour',
  /** A newsletter has not gone to all its readers: letters were put off for days, most were refused, or its article was withdrawn. */
  'newsletterNotSent',
  /** The CRM has refused what changed about a subscriber, or did not take it for longer than it is asked. */
  'subscribersNotTold',
  /** Forms of the site, each waiting for its answer. */
  'contactRequest',
  'callBackRequest',
  'secondOpinionRequest',
  'examRequest',
  'internationalRequest',
  'complaint',
] as const;
export type WorkItemKind = (typeof workItemKinds)[number];

/** What it is about. `appointment`: a visit that only the clinic's book knows, by its number there. `registration`: for an event. */
export type WorkItemSubject = { kind: 'booking' | 'account' | 'request' | 'alarm' | 'appointment' | 'registration'; id: string };

export type NewWorkItem = {
  kind: WorkItemKind;
  subject: WorkItemSubject;
  /** Numbers and ids that help to do it; never a name or a contact: those stand with the subject. */
  detail?: Record<string, string | number>;
  /** Within the working hours that the clinic promises and before the visit that it is about, unless another time before that is meant. */
  dueAt?: Date;
};

/** `visitAt`: when the visit that it is about begins; null where it is about none. */
export type WorkItem = Required<NewWorkItem> & { id: string; openedAt: Date; visitAt: Date | null };

/** Opened once: while one of the same kind about the same subject is open, nothing is added. */
export type OpenWorkItem = (item: NewWorkItem) => Promise<void>;

/** `by`: a person's name, or none where what happened since has made it needless. */
export type ClosedWork = { kinds: readonly WorkItemKind[]; subject: WorkItemSubject; by?: string };
export type CloseWorkItems = (closed: ClosedWork) => Promise<number>;
