import type { BookingMail, BookingMailKind, PlainMailKind, ProposedHour, VisitFacts } from '@clinic/core/booking/model/booking-mail';
import { clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';

/** Invented, for tests and for looking at the mails. */
export const sampleClinic = (locale: Locale): ClinicContact => ({
  name: 'Instituto da Próstata',
  phone: locale === 'pt' ? '210 000 000' : '+351 210 000 000',
  phoneHref: 'tel:+351210000000',
  phoneNote: locale === 'pt' ? 'Chamada para a rede fixa nacional' : 'Charged as a call to a Portuguese landline',
  email: 'geral@exemplo.pt',
  addressLines: ['Rua do Exemplo, 1', '1000-001 Lisboa'],
  mapsUrl: 'https://www.openstreetmap.org/?mlat=38.7369&mlon=-9.1427',
  siteUrl: 'https://exemplo.pt',
});

const facts = (locale: Locale): VisitFacts => ({
  bookingId: '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11',
  code: 'KM47VX',
  recipient: 'joaquim@exemplo.pt',
  patientFirstName: 'Joaquim',
  doctorName: 'Dra. Sofia Bettencourt',
  typeName: 'Consulta de Urologia',
  startsAt: new Date('2026-11-17T10:20:00Z'),
  endsAt: new Date('2026-11-17T10:40:00Z'),
  changeUntil: new Date('2026-11-16T10:20:00Z'),
  mode: 'inPerson',
  priceCents: 9000,
  subjectToAuthorisation: false,
  visitUrl: `https://exemplo.pt/${locale}/marcacao-de-consulta/resultado?v=Zm9vYmFy.c2lnbmF0dXJl`,
  sequence: 0,
  clinic: sampleClinic(locale),
});

const proposed = (locale: Locale): ProposedHour[] => [
  { startsAt: new Date('2026-11-18T11:00:00Z'), doctorName: 'Dr. António Meireles', url: `https://exemplo.pt/${locale}?medico=201` },
  { startsAt: new Date('2026-11-19T10:20:00Z'), doctorName: 'Dra. Sofia Bettencourt', url: `https://exemplo.pt/${locale}?medico=202` },
];

const payBy = new Date('2026-11-15T18:20:00Z');

const hourMs = 3_600_000;

/** When a sample would have been written: a reminder as long before the visit as it says, everything else two days before. */
export const sampleWrittenAt = (mail: BookingMail): Date =>
  new Date(mail.startsAt.getTime() - (mail.kind === 'reminder' ? mail.hoursBefore : 48) * hourMs);

/** One of each kind, and the variants that look different. */
export function sampleMails(locale: Locale): Record<string, BookingMail> {
  const visit = facts(locale);
  const online = { ...visit, mode: 'online', visitorTimeZone: 'America/Sao_Paulo' } as const;
  const plainMail = (kind: PlainMailKind): BookingMail => ({ ...visit, kind });
  const reminder = (hoursBefore: number): BookingMail => ({ ...visit, kind: 'reminder', hoursBefore });
  const multibanco = { method: 'multibanco', entity: '11249', reference: '123456789', amountCents: 9000, payBy } as const;
  const previous = { previousStartsAt: new Date('2026-11-16T15:00:00Z'), previousDoctorName: visit.doctorName };
  const moved = { kind: 'moved', ...previous, sequence: 1 } as const;
  const returned = { refundCents: 9000, refundedAt: new Date('2026-11-16T15:20:00Z') };
  const plain = {
    received: plainMail('received'),
    scheduled: plainMail('scheduled'),
    confirmed: plainMail('confirmed'),
    notPaid: plainMail('notPaid'),
    cancelled: { ...visit, kind: 'cancelled', refundCents: 9000, transfer: null, byClinic: null, proposed: [], sequence: 2 },
    conflict: plainMail('conflict'),
    slotTaken: plainMail('slotTaken'),
    needsPerson: { ...visit, kind: 'needsPerson', keepsTime: false },
    newLink: plainMail('newLink'),
    paymentDetails: { ...visit, kind: 'paymentDetails', payment: multibanco },
    moved: { ...visit, ...moved, payment: 'paid' },
    refund: { ...visit, kind: 'refund', refundCents: 9000, transfer: null },
    refundAccount: { ...visit, kind: 'refundAccount', refundCents: 9000, accountUrl: `${visit.visitUrl}/devolucao` },
    refundAccountGiven: { ...visit, kind: 'refundAccountGiven', givenAt: new Date('2026-11-16T15:20:00Z'), accountEnding: '0154' },
    refunded: { ...visit, kind: 'refunded', ...returned, how: 'sameWay', keepsVisit: false },
    reminder: reminder(24),
    preparation: { ...visit, kind: 'preparation', preparation: { url: `${visit.visitUrl}#preparacao` } },
  } satisfies Record<BookingMailKind, BookingMail>;
  return {
    ...plain,
    scheduledWaiting: { ...visit, kind: 'scheduled', earlierUrl: `${visit.visitUrl}/mais-cedo` },
    paymentDetailsMbway: { ...visit, kind: 'paymentDetails', payment: { method: 'mbway', amountCents: 9000, payBy } },
    paymentDetailsCard: { ...visit, kind: 'paymentDetails', payment: { method: 'card', amountCents: 9000, payBy } },
    scheduledInsured: {
      ...visit,
      kind: 'scheduled',
      priceCents: 3250,
      subjectToAuthorisation: true,
      typeName: locale === 'pt' ? 'Segunda opinião' : 'Second opinion',
    },
    slotTakenKeepsVisit: { ...visit, kind: 'slotTaken', keptStartsAt: new Date('2026-12-03T15:00:00Z') },
    needsPersonKeepsTime: { ...visit, kind: 'needsPerson', keepsTime: true },
    refundedByTransfer: { ...visit, kind: 'refunded', ...returned, how: 'transfer', keepsVisit: true },
    scheduledOnline: { ...online, kind: 'scheduled' },
    movedOnline: { ...online, ...moved, payment: 'paid' },
    movedToOther: { ...visit, ...moved, previousDoctorName: 'Dr. António Meireles', payment: 'atClinic' },
    refundTransfer: { ...visit, kind: 'refund', refundCents: 9000, transfer: { cents: 9000, account: 'waiting' } },
    cancelledTransfer: {
      ...visit,
      kind: 'cancelled',
      refundCents: 9000,
      transfer: { cents: 9000, account: 'waiting' },
      byClinic: null,
      proposed: [],
      sequence: 2,
    },
    cancelledSplit: {
      ...visit,
      ...{
        kind: 'cancelled',
        refundCents: 18000,
        transfer: { cents: 9000, account: 'waiting' },
        byClinic: null,
        proposed: [],
        sequence: 2,
      },
    },
    refundSplit: { ...visit, kind: 'refund', refundCents: 18000, transfer: { cents: 9000, account: 'given' } },
    cancelledGiven: {
      ...visit,
      kind: 'cancelled',
      refundCents: 9000,
      transfer: { cents: 9000, account: 'given' },
      byClinic: null,
      proposed: [],
      sequence: 2,
    },
    refundGiven: { ...visit, kind: 'refund', refundCents: 9000, transfer: { cents: 9000, account: 'given' } },
    cancelledKept: {
      ...visit,
      ...{ kind: 'cancelled', refundCents: 0, keptCents: 9000, transfer: null, byClinic: null, proposed: [], sequence: 2 },
    },
    cancelledKeptInPart: {
      ...visit,
      ...{ kind: 'cancelled', refundCents: 9000, keptCents: 9000, transfer: null, byClinic: null, proposed: [], sequence: 2 },
    },
    cancelledUnpaid: { ...visit, kind: 'cancelled', refundCents: 0, transfer: null, byClinic: null, proposed: [], sequence: 2 },
    ...Object.fromEntries(
      clinicCancelReasons.map((byClinic, index) => [
        `cancelledByClinic-${byClinic}`,
        {
          ...visit,
          kind: 'cancelled',
          refundCents: index % 2 === 0 ? 9000 : 0,
          transfer: index === 2 ? { cents: 9000, account: 'waiting' as const } : null,
          byClinic,
          proposed: proposed(locale),
          sequence: 2,
        } satisfies BookingMail,
      ]),
    ),
    reminderOnline: { ...online, kind: 'reminder', hoursBefore: 24 },
    confirmedOnline: { ...online, kind: 'confirmed' },
    confirmedForOther: { ...visit, kind: 'confirmed', bookedByOther: true },
    reminder7days: reminder(168),
    reminder48hours: reminder(48),
    reminder2hours: reminder(2),
  };
}
