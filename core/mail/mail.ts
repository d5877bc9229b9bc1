/** Text only: what is sent along is kept in the row of its mail. */
export type MailAttachment = { filename: string; contentType: string; content: string };

export type Mail = {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  /** Should it never arrive, the desk is told about whose booking it was. */
  bookingId?: string | null;
  /** The form that it is about, where the front desk reads what is answered. */
  requestId?: string | null;
};

export type QueuedMail = Required<Omit<Mail, 'bookingId' | 'requestId'>> & { id: string };

// Deliberately narrower than RFC 5322: no display names, quotes, comments, lists or line breaks,
// so that nothing typed into a form can become a second recipient or a header.
const plainAddress =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,253}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const isPlainAddress = (text: string): boolean => plainAddress.test(text);

export const hasLineBreak = (text: string): boolean => /[\r\n\u2028\u2029\0]/.test(text);
