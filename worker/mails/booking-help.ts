import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import type { MailWords } from './words.ts';

/** What the clinic helps with: a visit that is no more is neither paid nor changed. Undefined: with the visit, as every letter says. */
export function helpOf(mail: BookingMail, t: MailWords): string | undefined {
  switch (mail.kind) {
    case 'cancelled':
      return t(mail.refundCents > 0 ? 'help.againAndRefund' : 'help.again');
    case 'refund':
    case 'refundAccount':
    case 'refundAccountGiven':
      return t('help.againAndRefund');
    case 'refunded':
      return mail.keepsVisit ? undefined : t('help.againAndRefund');
    case 'notPaid':
      return t('help.again');
    case 'slotTaken':
      return mail.keptStartsAt ? undefined : t('help.again');
    default:
      return undefined;
  }
}
