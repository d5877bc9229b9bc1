/**
 * Unversioned work runs only on the newest version that ever registered, so the version is a
 * constant given on every enqueue. Running workflows are changed with `DBOS.patch`, not by raising it.
 */
export const application = { name: 'clinic', version: 'v1' } as const;

export const queues = { mail: 'mail', publishing: 'publishing', search: 'search', booking: 'booking', timers: 'timers' } as const;
export const workflows = {
  sendMail: 'sendMail',
  changeOnTime: 'changeOnTime',
  purge: 'purge',
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
  sendCode: 'sendCode',
  watchBookings: 'watchBookings',
  watchVisits: 'watchVisits',
} as const;
