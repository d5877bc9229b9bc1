import { randomUUID } from 'node:crypto';
import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { addDays, fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { isWorkingDay } from '@clinic/core/working-hours/working-hours';

let people = 0;

/** A tax number that is valid and plainly invented. */
function taxNumber(serial: number): string {
  const digits = `29${String(serial).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const check = 11 - (sum % 11);
  return digits + (check >= 10 ? 0 : check);
}

/** Every time of the clinic's doctor 202 from a week ahead on, each handed out once. */
export function* bookableTimes(fromDays = 8): Generator<When, never> {
  for (let ahead = fromDays; ; ahead += 1) {
    const date = addDays(inLisbon(new Date()).day, ahead);
    if (!isWorkingDay(date, usualCalendar)) continue;
    for (const [from, to] of [
      ['10:00', '12:40'],
      ['14:00', '17:00'],
    ] as const)
      for (let minute = minutesOf(from); minute < minutesOf(to); minute += 20) yield { doctorId: 202, date, time: timeOf(minute) };
  }
}

export type When = { doctorId: number; date: string; time: string };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function visit(when: When, more: Partial<Submission> = {}): Submission {
  people += 1;
  const startsAt = fromLisbon(when.date, when.time);
  if (!startsAt) throw new Error(`no such time: ${when.date} ${when.time}`);
  return {
    id: randomUUID(),
    locale: 'pt',
    mode: 'inPerson',
    typeId: 462,
    typeName: 'Consulta de Urologia',
    subSpecialty: 'generalUrology',
    hadConsultation: false,
    insured: false,
    preferredDoctorId: when.doctorId,
    candidates: [{ doctorId: when.doctorId, doctorName: 'Dr. Exemplo' }],
    startsAt,
    endsAt: new Date(startsAt.getTime() + 20 * 60_000),
    visitorTimeZone: null,
    patient: {
      name: `Paciente ${people} Exemplo`,
      email: `paciente${people}@exemplo.pt`,
      phone: `91${String(people).padStart(7, '0')}`,
      birthDate: '1961-04-25',
      gender: 'masculino',
      vat: taxNumber(people),
      nSNS: null,
      nCC: null,
      profession: '',
      note: '',
    },
    bookedBy: null,
    provenPatientId: null,
    contactDigest: null,
    contactProvenAt: new Date(),
    priceCents: 9_000,
    subjectToAuthorisation: false,
    paymentMethod: null,
    mbwayPhone: null,
    movedFrom: null,
    earlierWishes: null,
    ...more,
  };
}
