import type { RequestedVisit } from '@clinic/core/booking/model/booking';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { moveVisit } from './move-visit.server.ts';
import { bookingOfVisit } from './sample-visit.ts';

const visitSecrets = ['a secret'] as const;
const next = 'b0c7a8f4-52e5-4a53-9d0f-6f2b9f6d1c22';

/** Moves the visit to a free time and tells what was written down. */
async function move(old: ReturnType<typeof bookingOfVisit>): Promise<RequestedVisit | undefined> {
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
    availability: { doctorsAt: async () => ok([{ doctorId: 202, doctorName: 'Dra. Exemplo' }]), forget: () => {} },
    directory: { appointmentTypes: async () => ok({ value: [] }) },
  };
  const form = new FormData();
  form.set('next', writeVisitToken(visitSecrets, { bookingId: next, version: 0 }));
  form.set('slot', '2099-03-02T10:40');
  await moveVisit({ locale: 'pt', booking } as unknown as PageContext, old, form).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
  });
  return written;
}

test('the moved visit is for the same person, and carries no proof: a link is none', async () => {
  const old = bookingOfVisit({ provenPatientId: 7 });
  expect(await move(old)).toMatchObject({ id: next, movedFrom: old.id, patient: old.patient, provenPatientId: null });
});
