import type { EventLetterKind, EventRegistration } from '@clinic/core/events/registration';
import { sampleRegistration } from '@clinic/core/events/testing/sample-registration';
import type { Locale } from '@clinic/core/kernel/locale';
import { requestKinds, takesDocuments } from '@clinic/core/requests/request-kinds';
import { renderEventLetter } from './render-event-letter.ts';
import { renderNewsletterConfirmation } from './render-newsletter-confirmation.ts';
import { renderNewsletterIssue } from './render-newsletter-issue.ts';
import { type OfferLetter, type OfferLetterKind, renderOfferLetter } from './render-offer-letter.ts';
import { renderDeskNotice, renderReceipt } from './render-request-letters.ts';
import { renderResultLetter } from './render-result-letter.ts';
import { sampleClinic } from './sample-mails.ts';

type SampleLetter = [name: string, html: string];

const at = new Date('2027-01-14T09:30:00Z');
const own = 'https://exemplo.pt';

/** Receipts as they look before and after the contact is proven, and what the clinic's own letterbox gets. */
export function sampleRequestLetters(locale: Locale): SampleLetter[] {
  const clinic = sampleClinic(locale);
  const answerBy = new Date('2027-01-18T13:30:00Z');
  return requestKinds.flatMap((kind): SampleLetter[] => {
    const facts = {
      kind,
      number: 2070,
      documents: takesDocuments(kind) ? 2 : 0,
      receivedAt: at,
      answerBy,
      receiptUrl: `${own}/${locale}/pedido/recibo/token`,
      clinic,
    };
    return [
      [`request-${kind}`, renderReceipt({ ...facts, isProven: false }, locale).html],
      [`request-${kind}-proven`, renderReceipt({ ...facts, isProven: true }, locale).html],
      ...(locale === 'pt' ? [[`request-${kind}-desk`, renderDeskNotice({ ...facts, isProven: false }).html] as SampleLetter] : []),
    ];
  });
}

const placed = { placedAt: at, provenAt: at };
const eventLetters: Record<string, [EventLetterKind, Partial<EventRegistration>]> = {
  held: ['held', { placedAt: at, confirmBy: at }],
  'held-video': ['held', { placedAt: at, confirmBy: at, mode: 'video' }],
  registered: ['registered', placed],
  waiting: ['waiting', {}],
  offered: ['offered', { offeredAt: at, offerEndsAt: at }],
  reminder: ['reminder', placed],
  'reminder-video': ['reminder', { ...placed, mode: 'video' }],
  changed: ['changed', placed],
  cancelled: ['cancelled', { ...placed, endedAt: at, endedBy: 'visitor' }],
  withdrawn: ['cancelled', { endedAt: at, endedBy: 'eventWithdrawn' }],
};

export function sampleEventLetters(locale: Locale): SampleLetter[] {
  const event = {
    title: locale === 'pt' ? 'Sessão aberta: a próstata depois dos 50' : 'Open session: the prostate after 50',
    ...{ startsAt: '2027-01-21T18:30:00.000Z', endsAt: '2027-01-21T20:00:00.000Z' },
    ...{ place: locale === 'pt' ? 'Sala de espera' : 'Waiting room', address: 'Rua do Exemplo, 1' },
  };
  const urls = { ownUrl: `${own}/${locale}/inscricao-evento-ip/token`, eventsUrl: `${own}/${locale}/eventos` };
  return Object.entries(eventLetters).map(([name, [kind, registered]]): SampleLetter => {
    const registration = sampleRegistration({ people: 2, ...registered });
    const facts = { kind, about: 'when how', queuedAt: at, registration, event, ...urls, clinic: sampleClinic(locale) };
    return [`event-${name}`, renderEventLetter(facts, locale).html];
  });
}

export function sampleNewsletterLetters(locale: Locale): SampleLetter[] {
  const clinic = sampleClinic(locale);
  const isPt = locale === 'pt';
  const issue = {
    title: isPt ? 'Beber água à noite' : 'Drinking water at night',
    lead: isPt ? 'Quanto, e até que horas.' : 'How much, and until when.',
    sections: [
      { title: '', parts: [{ kind: 'text' as const, text: isPt ? 'Beba mais de manhã.' : 'Drink more in the morning.' }] },
      {
        title: isPt ? 'À noite' : 'At night',
        parts: [{ kind: 'items' as const, items: isPt ? ['Um copo', 'Sem café'] : ['One glass', 'No coffee'] }],
      },
    ],
    path: `/${locale}/blog/beber-agua`,
  };
  const manageUrl = `${own}/${locale}/newsletter/preferencias`;
  const confirmUrl = `${own}/${locale}/newsletter/confirmar`;
  return [
    ['newsletter-confirmation', renderNewsletterConfirmation({ url: confirmUrl, clinic }, locale).html],
    ['newsletter-issue', renderNewsletterIssue({ issue, url: own + issue.path, manageUrl, clinic }, locale).html],
  ];
}

export const sampleHourOffer = (kind: OfferLetterKind, locale: Locale): OfferLetter => ({
  ...{ kind, patientFirstName: 'Joaquim', bookedByOther: false, until: new Date('2027-01-14T12:10:00Z'), clinic: sampleClinic(locale) },
  offered: { startsAt: new Date('2027-01-21T10:40:00Z'), doctorName: 'Dr. António Meireles' },
  own: { startsAt: new Date('2027-02-04T17:20:00Z'), doctorName: 'Dra. Sofia Bettencourt' },
  offerUrl: `https://institutodaprostata.pt/${locale}/${locale === 'pt' ? 'hora' : 'hour'}/bB9KUj1VS2CbVw8fb00qEQ.c2lnbmF0dXJlMTIz`,
  listUrl: `${own}/${locale}/marcacao-de-consulta/resultado/token/mais-cedo`,
});

export const sampleOfferLetters = (locale: Locale): SampleLetter[] =>
  (['offered', 'gone'] as const).map((kind) => [`earlier-hour-${kind}`, renderOfferLetter(sampleHourOffer(kind, locale), locale).html]);

export function sampleResultLetter(locale: Locale): SampleLetter {
  const isPt = locale === 'pt';
  const letter = {
    title: isPt ? 'Os seus sintomas são moderados' : 'Your symptoms are moderate',
    lead: isPt ? 'Incomodam, e há tratamento.' : 'They bother you, and there is treatment.',
    facts: [{ label: isPt ? 'Pontos' : 'Points', text: isPt ? '14 de 35' : '14 of 35' }],
    meaning: [isPt ? 'Não é um diagnóstico.' : 'This is not a diagnosis.'],
    urgent: isPt ? 'Em emergência, ligue 112.' : 'In an emergency, call 112.',
  };
  return ['quiz-result', renderResultLetter(letter, sampleClinic(locale), locale).html];
}
