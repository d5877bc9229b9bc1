import { z } from 'zod';

const atMost = 3_650;
const days = (usual: number, atLeast = 0) => z.coerce.number().int().min(atLeast).max(atMost).default(usual);
/** An id keeps the same work from being done twice for as long as its row is there. */
const repeatsAreOverDays = 7;

/** How long each kind of thing is kept, in days. The same table, in words, is in docs/data-protection.md. */
export const retentionSettings = {
  /** After it was sent; or written, where it was given up. */
  KEEP_MAILS_DAYS: days(90, repeatsAreOverDays).describe('Days. Mails: after they were sent; or written, where they were given up.'),
  KEEP_MAIL_RETURNS_DAYS: days(400, repeatsAreOverDays).describe('Days. Which letters came back, and with which code.'),
  /** After it ended, well or badly. */
  KEEP_WORKFLOWS_DAYS: days(30, repeatsAreOverDays).describe('Days. Finished work of the engine.'),
  KEEP_SCHEDULED_CHANGES_DAYS: days(90).describe('Days. Publications on time, after they are settled.'),
  /** A caller's address is personal: it stays only as long as it keeps a guesser out. */
  KEEP_LOGIN_ATTEMPTS_DAYS: days(1, 1).describe('Days. Attempts at the staff login.'),
  /** After their own end, a day after the last answer. */
  KEEP_DRAFTS_DAYS: days(0).describe('Days. Drafts of bookings, after their own end.'),
  /** After the code's own end. */
  KEEP_CODES_DAYS: days(1).describe('Days. One-time codes, after their own end.'),
  /** After the count's own end. */
  KEEP_RATE_LIMITS_DAYS: days(0).describe('Days. Counts of who did what how often, after their own end.'),
  /** After the visit. The clinic keeps the patient's record; ours is only for the visit and the questions that come after it. */
  KEEP_PATIENTS_DAYS: days(400, 1).describe('Days. Who came to a visit, after it.'),
  /** After it was clear that no visit comes of it. */
  KEEP_NEVER_PATIENTS_DAYS: days(60, 1).describe('Days. Who never came, after that was clear.'),
  /** The same, where whoever asked never showed that the contact is theirs. */
  KEEP_REQUESTS_WITHOUT_CODE_DAYS: days(30, 1).describe('Days. Who never came and had proven no contact.'),
  /** As long as somebody may still ask whether a visitor agreed. */
  KEEP_CONSENTS_DAYS: days(1_095).describe('Days. Answers about cookies.'),
  /** By which a form of the front desk that is sent twice is known. */
  KEEP_DESK_REQUESTS_DAYS: days(30, 1).describe('Days. Ids of the desk’s forms, by which one sent twice is known.'),
  /** Long enough for a person to see a session that was not theirs. */
  KEEP_STAFF_SESSIONS_DAYS: days(90, 1).describe('Days. Sessions of staff, after they began.'),
  /** After they ended: long enough for the owner to see one that was not theirs. A change of e-mail can be undone for a week. */
  KEEP_ACCOUNT_SESSIONS_DAYS: days(90, 8).describe('Days. Sessions of patients, after they ended, with links and changes of e-mail.'),
  /** The link that the front desk sends is good for three days. */
  KEEP_ACCOUNT_REGISTRATIONS_DAYS: days(7, 4).describe('Days. Registrations, completed or not, after they were sent.'),
  KEEP_ACCOUNT_LETTERS_DAYS: days(90, repeatsAreOverDays).describe('Days. Which letters went to account holders, without their words.'),
  /** Ticks, what was told on the day, changes of the profile that are settled, copies of the clinic's book that nobody looked at. */
  KEEP_AREA_NOTES_DAYS: days(400, 1).describe('Days. What patients noted in the personal area, after they did.'),
  /** As long as the audit log of staff. */
  KEEP_RECORD_VIEWS_DAYS: days(730, 1).describe('Days. When patients read their own record.'),
  KEEP_FORMS_WITHOUT_CODE_DAYS: days(1, 1).describe('Days. Forms that were sent and never confirmed with their code.'),
  /** After the answer: long enough for a second question about the first. */
  KEEP_FORMS_DAYS: days(400, 1).describe('Days. Requests by form, after they were answered or withdrawn.'),
  /** As long as the law asks for the sheets of the complaints book. */
  KEEP_COMPLAINTS_DAYS: days(1_095, 1).describe('Days. Complaints by form, after they were answered or withdrawn.'),
  /** After the answer to the request; who needs them longer has them in the patient's record by then. */
  KEEP_DOCUMENTS_DAYS: days(90, 1).describe('Days. Documents sent with a request, after it was answered or withdrawn.'),
  /** A form may be open for a day and a half before it is sent. */
  KEEP_UNSENT_DOCUMENTS_DAYS: days(2, 2).describe('Days. Documents whose form was never sent, or never confirmed with its code.'),
  /** As long as the link of the confirmation is good. */
  KEEP_NEWSLETTER_REQUESTS_DAYS: days(7, 7).describe('Days. Requests for the newsletter, confirmed or not, after they were sent.'),
  /** Long enough to undo a press by mistake, and to answer why a letter came. */
  KEEP_NEWSLETTER_ENDED_DAYS: days(30, 1).describe('Days. Subscriptions to the newsletter, after they ended.'),
  KEEP_NEWSLETTER_ISSUES_DAYS: days(400, repeatsAreOverDays).describe('Days. Which newsletter went to whom, after it was sent.'),
  /** After the event. The form says so. */
  KEEP_EVENT_REGISTRATIONS_DAYS: days(90, 1).describe('Days. Who registered for an event, after it.'),
  /** After they were closed. */
  KEEP_WORK_ITEMS_DAYS: days(400).describe('Days. Tasks of the desk, after they were closed; the waiting list, after the visit.'),
  KEEP_READING_FIGURES_DAYS: days(400).describe('Days. How often pages were opened, and what five visitors or more searched in vain.'),
  /** After the last refund of the booking: long enough for a transfer that a bank sends back. */
  KEEP_REFUND_ACCOUNTS_DAYS: days(30).describe(
    'Days. The bank account of a refund, after the money was sent; it is emptied, the rest stays.',
  ),
  /** After the confirmation, once no booking remembers the patient any more. */
  KEEP_PATIENT_CONTACTS_DAYS: days(30).describe('Days. Confirmed contacts of patients whom no booking and no account remembers.'),
};

export type RetentionSettings = z.infer<z.ZodObject<typeof retentionSettings>>;
