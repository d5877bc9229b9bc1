/**
 * Unversioned work runs only on the newest version that ever registered, so the version is a
 * constant given on every enqueue. Running workflows are changed with `DBOS.patch`, not by raising it.
 */
export const application = { name: 'clinic', version: 'v1' } as const;

/** Of the advisory locks by which workers are known to be alive. */
export const workerLockClass = 4_711;

/**
 * Work that waits between two tries keeps its place in its queue, so each outside service has a queue of its own: one that is down
 * does not hold up the others.
 */
export const queues = {
  mail: 'mail',
  publishing: 'publishing',
  search: 'search',
  /** Needs the clinic, and somebody waits for it. */
  booking: 'booking',
  /** Needs the payment provider. */
  money: 'money',
  timers: 'timers',
  /** Strangers can start these. */
  codes: 'codes',
  /** May take days, and nobody waits: text messages, and references to strike out. */
  unhurried: 'unhurried',
  /** Needs the CRM, and nobody waits. */
  crm: 'crm',
  /** Strangers' files, of up to two gigabytes. */
  documents: 'documents',
} as const;
/** The names are stored with each workflow: one that is renamed here keeps its stored name. */
export const workflows = {
  sendMail: 'sendMail',
  scheduledPublish: 'changeOnTime',
  purge: 'purge',
  remindReviewers: 'remindReviewers',
  reEncrypt: 'reSeal',
  followPublications: 'followPublications',
  reconcileSearch: 'reconcileSearch',
  book: 'book',
  requestPayment: 'requestPayment',
  settlePayment: 'settlePayment',
  cancelReplaced: 'cancelReplaced',
  refundMoney: 'refundMoney',
  giveUpUnpaid: 'giveUpUnpaid',
  release: 'release',
  rebook: 'rebook',
  recheck: 'recheck',
  remind: 'remind',
  tell: 'tell',
  text: 'text',
  sendCode: 'sendCode',
  noticeOwner: 'noticeOwner',
  accountLetter: 'accountLetter',
  eventLetter: 'eventLetter',
  tendEvents: 'tendEvents',
  quizLetter: 'quizLetter',
  profileChange: 'profileChange',
  eraseAccount: 'eraseAccount',
  tellRequest: 'tellRequest',
  checkDocuments: 'checkDocuments',
  checkDocument: 'checkDocument',
  recheckDocuments: 'recheckDocuments',
  newsletterConfirmation: 'newsletterConfirmation',
  newsletterTest: 'newsletterTest',
  newsletterIssue: 'newsletterIssue',
  tellCrm: 'tellCrm',
  tellCrmLeftOver: 'tellCrmLeftOver',
  watchBookings: 'watchBookings',
  watchVisits: 'watchVisits',
  openHour: 'openHour',
  tellOffer: 'tellOffer',
  textOffer: 'textOffer',
  lookForHours: 'lookForHours',
  tellDesk: 'tellDesk',
} as const;
