import type { MailPayment } from '@clinic/core/booking/model/booking-mail';
import { capitalised, euros } from '@clinic/core/kernel/format';
import type { Locale } from '@clinic/core/kernel/locale';
import type { LetterBlock } from './letter.ts';
import { momentWords } from './visit-words.ts';
import { mailWords } from './words.ts';

/** Cash machines show references in threes, and people check them like that. */
const inThrees = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0');

export function paymentBlocks(payment: MailPayment, visitUrl: string, locale: Locale): LetterBlock[] {
  const t = mailWords(locale);
  const amount = euros(payment.amountCents, locale);
  const references =
    payment.method === 'multibanco'
      ? [
          { label: t('paymentDetails.entity'), value: payment.entity },
          { label: t('paymentDetails.reference'), value: inThrees(payment.reference) },
        ]
      : [];
  // A reference is typed elsewhere; the rest is paid, or asked for again, on the visit's page.
  const pay: LetterBlock[] =
    payment.method === 'multibanco' ? [] : [{ kind: 'action', link: { label: t(`paymentDetails.${payment.method}.pay`), url: visitUrl } }];
  return [
    {
      kind: 'payment',
      by: { label: t('paymentDetails.payBy'), text: capitalised(momentWords(payment.payBy, locale).full) },
      values: [...references, { label: t('paymentDetails.amount'), value: amount }],
    },
    ...pay,
    {
      kind: 'steps',
      title: t('paymentDetails.how'),
      steps: (['first', 'second', 'third'] as const).map((step) => t(`paymentDetails.${payment.method}.${step}`, { amount })),
    },
    { kind: 'paragraph', text: t('paymentDetails.afterwards') },
    { kind: 'section', title: t('paymentDetails.late'), text: t('paymentDetails.lateText') },
  ];
}
