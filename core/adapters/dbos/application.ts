/**
 * Unversioned work runs only on the newest version that ever registered, so the version is a
 * constant given on every enqueue. Running workflows are changed with `DBOS.patch`, not by raising it.
 */
export const application = { name: 'clinic', version: 'v1' } as const;

/**
 * Work that waits between two tries keeps its place in its queue, so each queue is for those who wait for the same: nobody's silence
 * holds up others.
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
} as const;
export const workflows = {
  sendMail: 'sendMail',
  changeOnTime: 'changeOnTime',
  purge: 'purge',
  reSeal: 'reSeal',
  followPublications: 'followPublications',
  reconcileSearch: 'reconcileSearch',
  book: 'book',
  requestPayment: 'requestPayment',
  settlePayment: 'settlePayment',
  cancelReplaced: 'cancelReplaced',
  giveUpUnpaid: 'giveUpUnpaid',
  release: 'release',
  rebook: 'rebook',
  recheck: 'recheck',
  remind: 'remind',
  tell: 'tell',
  text: 'text',
  sendCode: 'sendCode',
  noticeOwner: 'noticeOwner',
  watchBookings: 'watchBookings',
  watchVisits: 'watchVisits',
} as const;
