import type { PaymentMethod } from '@clinic/core/booking/model/payment';
import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import { capitalised, euros } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { fullMomentInWords } from '../../app/booking/visit/moment.ts';
import { dateInWords } from '../../app/components/date/date-words.ts';
import { messagesFor } from '../../app/language/messages.server.ts';
import { makePaper } from './make-paper.ts';
import { decorate, leftEdge, type TaggedPaper, textWidth } from './paper.ts';
import { inks, officeSizes } from './paper-look.ts';
import { writeFacts } from './write-facts.ts';
import { writeLetterhead } from './write-letterhead.ts';
import { putText, readStyle, strongStyle, textHeight, writeHeading, writeParagraph } from './write-text.ts';

export type SlipFacts = {
  clinic: Pick<SiteSettings, 'name' | 'phone' | 'email' | 'address' | 'registrations'>;
  patientName: string;
  /** `typeName` null where the reader may not know what the visit is for. */
  visit: { startsAt: Date; doctorName: string; typeName: string | null };
  payment: { amountCents: number; method: PaymentMethod | 'atClinic'; paidAt: Date; reference: string };
  /** Money that went back since: without it the slip would claim what is no longer so. */
  refund: { amountCents: number; at: Date } | null;
  madeAt: Date;
};

/** Proof that a visit was paid, for the patient's own papers or an insurer. Never an invoice: only a certified program may make one. */
export function makePaymentSlip(slip: SlipFacts, locale: Locale): Promise<Buffer> {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'papers'), namespace: 'papers' });
  const dayOf = (instant: Date) => dateInWords(inLisbon(instant).day, locale);
  const { clinic, visit, payment, refund } = slip;
  const { registrations, address, phone } = clinic;
  const head = { locale, title: t('slip.fileTitle'), clinicName: clinic.name, madeAt: slip.madeAt };

  return makePaper(head, officeSizes, (paper) => {
    writeLetterhead(paper, clinic.name);
    writeHeading(paper, 'h1', t('slip.title'));
    writeNotice(paper, t('slip.notInvoice'), t('slip.notInvoiceText'));

    writeHeading(paper, 'h2', t('slip.payment'));
    writeFacts(paper, [
      { name: t('slip.amount'), value: euros(payment.amountCents, locale) },
      { name: t('slip.paidOn'), value: dayOf(payment.paidAt) },
      { name: t('slip.method'), value: t(`slip.methods.${payment.method}`) },
      { name: t('slip.reference'), value: payment.reference },
      {
        name: t('slip.refunded'),
        value: refund ? t('slip.refundedValue', { amount: euros(refund.amountCents, locale), day: dayOf(refund.at) }) : '',
      },
    ]);

    writeHeading(paper, 'h2', t('slip.visit'));
    writeFacts(paper, [
      { name: t('slip.patient'), value: slip.patientName },
      { name: t('slip.when'), value: capitalised(fullMomentInWords(inLisbon(visit.startsAt), locale)) },
      { name: t('slip.doctor'), value: visit.doctorName },
      { name: t('slip.type'), value: visit.typeName ?? '' },
    ]);

    writeHeading(paper, 'h2', t('slip.clinic'));
    writeLines(paper, [
      [registrations.company, registrations.taxNumber && t('slip.taxNumber', { number: registrations.taxNumber })],
      [address.street, `${address.postalCode} ${address.city}`.trim()],
      [
        registrations.regulator && t('slip.regulator', { number: registrations.regulator }),
        registrations.licence && t('slip.licence', { number: registrations.licence }),
      ],
      [phone.shown && (phone.note ? t('call', { phone: phone.shown, note: phone.note }) : phone.shown), clinic.email],
    ]);
    writeParagraph(paper, t('slip.madeOn', { day: dayOf(slip.madeAt) }), readStyle(paper.sizes.small, inks.soft));
  });
}

/** What a setting leaves empty leaves no gap. */
function writeLines(paper: TaggedPaper, lines: string[][]): void {
  const told = lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
  if (told.length > 0) writeParagraph(paper, told.join('\n'));
}

/** In a frame, right under the title: a slip is easily taken for what it is not. */
function writeNotice(paper: TaggedPaper, title: string, text: string): void {
  const { doc, sizes } = paper;
  const pad = sizes.text;
  const place = { x: leftEdge + pad, width: textWidth(paper) - 2 * pad };
  const [titles, texts] = [strongStyle(sizes.text * 1.25, inks.heading), readStyle(sizes.text)];
  const height = textHeight(paper, title, titles, place.width) + textHeight(paper, text, texts, place.width) + 2 * pad - texts.lineGap;
  const top = doc.y + sizes.text * 0.4;
  decorate(doc, () => doc.roundedRect(leftEdge, top, textWidth(paper), height, 4).lineWidth(1.5).stroke(inks.heading));
  paper.body.add(doc.struct('P', {}, () => putText(paper, title, titles, { ...place, y: top + pad })));
  paper.body.add(doc.struct('P', {}, () => putText(paper, text, texts, place)));
  doc.y = top + height;
}
