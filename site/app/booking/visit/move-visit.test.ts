import type { RequestedVisit } from '@clinic/core/booking/model/booking';
import { writeMoveToken } from '@clinic/core/booking/visit-link/move-token';
import { ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { anyDoctor } from './move-query.ts';
import { moveVisit } from './move-visit.server.ts';
import { bookingOfVisit } from './sample-visit.ts';

const visitSecrets = ['a secret'] as const;
const next = 'b0c7a8f4-52e5-4a53-9d0f-6f2b9f6d1c22';

const free = [
  { doctorId: 7, doctorName: 'Dr. Outro' },
  { doctorId: 202, doctorName: 'Dra. Exemplo' },
];

/** Moves the visit to a free time and tells what was written down. */
async function move(old: ReturnType<typeof bookingOfVisit>, doctor = '', slot = '2099-03-02T10:40'): Promise<RequestedVisit | undefined> {
  let written: RequestedVisit | undefined;
  const transaction = {
    lock: async () => ({ booking: old, now: new Date() }),
    insert: async (visit: RequestedVisit) => {
      written = visit;
      return true;
    },
    acquireHold: async () => true,
    releaseOtherHolds: async () => {},
    addEvent: async () => {},
    enqueueWork: async () => {},
  };
  const booking = {
    visitSecrets,
    withinLimit: async () => true,
    store: { read: async () => null, inTransaction: (work: (inside: unknown) => unknown) => work(transaction) },
    availability: {
      doctorsAt: async (_: unknown, { doctorIds }: { doctorIds: 'anyone' | number[] }) =>
        ok(free.filter(({ doctorId }) => doctorIds === 'anyone' || doctorIds.includes(doctorId))),
      forget: () => {},
    },
    directory: { appointmentTypes: async () => ok({ value: [] }) },
  };
  const form = new FormData();
  form.set('next', writeMoveToken(visitSecrets, { id: next, from: old.id }));
  form.set('slot', slot);
  if (doctor) form.set('doctor', doctor);
  const page = { locale: 'pt', booking } as unknown as PageContext;
  await moveVisit(page, old, form, async () => [7]).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
  });
  return written;
}

test('the moved visit is for the same person, and carries no proof: a link is none', async () => {
  const old = bookingOfVisit({ provenPatientId: 7 });
  expect(await move(old)).toMatchObject({ id: next, movedFrom: old.id, patient: old.patient, provenPatientId: null });
});

test('what the patient wrote to the doctor goes along with the visit', async () => {
  const old = bookingOfVisit();
  const note = 'Tenho medo da biópsia.';
  expect(await move({ ...old, patient: { ...old.patient, note } })).toMatchObject({ patient: { note } });
});

test('the doctor stays the same, though none was preferred and another is free, too', async () => {
  expect(await move(bookingOfVisit({ preferredDoctorId: 0 }))).toMatchObject({ doctorId: 202, doctorName: 'Dra. Exemplo' });
});

test('another doctor comes only where the times of all were asked for', async () => {
  expect(await move(bookingOfVisit(), anyDoctor)).toMatchObject({ doctorId: 7, doctorName: 'Dr. Outro' });
});

test('a time that names its doctor is that doctor’s alone, and only of who may take the visit over', async () => {
  expect(await move(bookingOfVisit(), '', '2099-03-02T10:40/202')).toMatchObject({ doctorId: 202 });
  expect(await move(bookingOfVisit(), '', '2099-03-02T10:40/7')).toMatchObject({ doctorId: 7 });
  expect(await move(bookingOfVisit(), '', '2099-03-02T10:40/9')).toBeUndefined();
});
