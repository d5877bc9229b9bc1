import type { BookingSettings } from '@clinic/core/booking/model/booking-settings';
import { expect, test } from 'vitest';
import { bookingOfVisit, now, sampleCard, samplePayment, sampleQuestion, sampleVisit } from './sample-visit.ts';
import { visitState } from './visit-state.ts';
import { visitView } from './visit-view.ts';

const settings: BookingSettings = {
  types: [
    { typeId: 462, name: 'Biópsia da próstata', preparation: ['Não coma nada desde a véspera.'] } as BookingSettings['types'][number],
  ],
  payments: { multibanco: true, mbway: true, card: true, atClinic: true },
  multicare: { capCents: 3_250, text: '' },
  noticeHours: 24,
  reminderHours: [],
};

/** Of every value in the answer, where it stands; lists count as one. */
function fieldsOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, at ? `${at}.${name}` : name));
}

const everything = {
  mode: 'online',
  visitorTimeZone: 'America/Sao_Paulo',
  insured: true,
  subjectToAuthorisation: true,
  mbwayPhone: '912345678',
  bookedBy: { name: 'Filha Exemplo', email: 'filha@exemplo.pt', phone: '919999999' },
} as const;
const mbway = { ...everything, paymentMethod: 'mbway' } as const;
const old = '0d9d1f1e-7f4b-4a6e-8d55-8a2f0a4b7c33';

/** One of each state that the page can be in. */
const states = [
  [sampleVisit(everything), []],
  [bookingOfVisit(everything), []],
  [bookingOfVisit(everything), [samplePayment()]],
  [bookingOfVisit(mbway), [sampleQuestion()]],
  [bookingOfVisit(mbway), [sampleQuestion({ endedAt: now, endKind: 'rejected' })]],
  [bookingOfVisit({ ...everything, paymentMethod: 'card' }), [sampleCard()]],
  [bookingOfVisit({ ...everything, payBy: now }), []],
  [bookingOfVisit({ ...everything, paymentMethod: null, confirmedAt: now }), []],
  [bookingOfVisit({ ...everything, paidAt: now, confirmedAt: now }), []],
  [bookingOfVisit({ ...everything, paidAt: now, confirmedAt: now, endsAt: now }), []],
  [bookingOfVisit({ ...everything, givenUpAt: now, releasedAt: now }), []],
  [bookingOfVisit({ ...everything, cancelledAt: now }), []],
  [sampleVisit({ ...everything, conflictFoundAt: now, conflictingStartsAt: now }), []],
  [sampleVisit({ ...everything, conflictFoundAt: now, conflictingStartsAt: now, provenPatientId: 7, patientId: 7 }), []],
  [sampleVisit({ ...everything, failedAt: now, failureKind: 'slotTaken', movedFrom: old }), []],
  [sampleVisit({ ...everything, failedAt: now, failureKind: 'vatNotValid' }), []],
  [sampleVisit({ ...everything, needsReviewAt: now, reviewReason: 'clinicUnreachable' }), []],
] as const;

const answers = (knowsWhose: boolean) =>
  states.map(([booking, payments]) => {
    const state = visitState(booking, { payments, refunds: [] }, now);
    const old = booking.movedFrom ? bookingOfVisit({ doctorName: 'Dr. Antigo' }) : null;
    return visitView(booking, { state, settings, now, locale: 'pt', knowsWhose, old, token: 'the-token-of-the-address' });
  });
const allFields = (knowsWhose: boolean) => [...new Set(answers(knowsWhose).flatMap((answer) => fieldsOf(answer)))].sort();

const withTheLink = [
  // Whether an account for a refund is asked for, never which.
  'account',
  'cancel',
  'changeUntil',
  'changeUntil.at',
  'changeUntil.day',
  'changeUntil.time',
  'isMove',
  // That an earlier hour is wished for, not which.
  'isWaiting',
  'keptCents',
  'mayRenew',
  'move',
  'noticeHours',
  'now',
  'payBy.at',
  'payBy.day',
  'payBy.time',
  // Of a visit that was moved.
  'previous',
  'previous.doctorName',
  'previous.startsAt.at',
  'previous.startsAt.day',
  'previous.startsAt.time',
  'state.amountCents',
  'state.answerBy',
  'state.askedAt',
  'state.because',
  'state.dueCents',
  'state.entity',
  'state.keepsTime',
  'state.kind',
  // Of a visit too near to this one: only where this very booking was made by the proven patient.
  'state.other',
  'state.other.at',
  'state.other.day',
  'state.other.time',
  // Three digits, to know on which phone to look.
  'state.pageUrl',
  'state.phoneEnding',
  'state.reason',
  'state.reference',
  'state.refused',
  'state.returned',
  'state.returnedCents',
  'token',
  'transferCents',
  'visit.about',
  'visit.code',
  'visit.doctorName',
  'visit.hasPreparation',
  'visit.mode',
  'visit.ownTime.day',
  'visit.ownTime.offset',
  'visit.ownTime.time',
  'visit.patientFirstName',
  'visit.payment',
  'visit.priceCents',
  'visit.startsAt.at',
  'visit.startsAt.day',
  'visit.startsAt.time',
  'visit.videoUrl',
  'ways',
];

test('with the link alone the answer has these fields and no others', () => {
  expect(allFields(false)).toEqual(withTheLink);
});

test('with the birth date it also says what the visit is for', () => {
  const about = ['visit.about.preparation', 'visit.about.subjectToAuthorisation', 'visit.about.typeName'];
  expect(allFields(true)).toEqual([...withTheLink.filter((field) => field !== 'visit.about'), ...about].sort());
});

test('nothing in any state names contacts, numbers, birth date, surname, insurance or reason', () => {
  const told = JSON.stringify(answers(false));
  expect(told).toContain('Paciente');
  expect(told).not.toMatch(/@|912345678|919999999|299999998|1961|generalUrology|Biópsia|Urologia|véspera|insured|uthorisation/);
  // The doctor is called that, too.
  expect(told.replaceAll('Dra. Exemplo', '')).not.toContain('Exemplo');
});

test('with the birth date no contact, number or date is told either', () => {
  const told = JSON.stringify(answers(true));
  expect(told).toContain('Biópsia da próstata');
  expect(told).not.toMatch(/@|912345678|919999999|299999998|1961|generalUrology/);
});
