import { createBookingFixture } from '@clinic/core/adapters/database/bookings/testing/booking-fixture';
import { announceVisit } from '@clinic/core/booking/appointment/announce-visit';
import { createOrAdopt } from '@clinic/core/booking/appointment/create-or-adopt';
import { ensurePatient } from '@clinic/core/booking/appointment/ensure-patient';
import { recheckVisit } from '@clinic/core/booking/appointment/recheck-visit';
import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import { ok } from '@clinic/core/kernel/result';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { mailPatient } from './mail-patient.ts';
import { textPatient } from './text-patient.ts';

let fixture: Awaited<ReturnType<typeof createBookingFixture>>;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

/** Everything that is asked of the database from here on, begin and commit too. */
function countStatements(pool: pg.Pool): () => number {
  const counted = new WeakSet<pg.PoolClient>();
  let statements = 0;
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      statements += 1;
      return query(...given);
    }) as typeof client.query;
  });
  return () => statements;
}

test('a visit of a new patient paid at the clinic takes no more statements of ours than it needs', async () => {
  const { pool, store } = fixture;
  const clinic = { ...fixture.clinic, findPatients: async () => ok([]), createPatient: async () => ok({ id: 70_001 }) };
  const ports = { ...fixture.ports, clinic };
  const contact = async () => sampleClinic('pt');
  const mail = mailPatient({
    store,
    compose: async (_, { email }) => ({ recipient: email }) as BookingMail,
    render: async ({ recipient }) => ({ recipient, subject: 'Consulta', html: '', text: 'Consulta' }),
    followUpSettings: async () => ({ reminderHours: [24], preparedTypes: [] }),
    reminderChoice: async () => null,
  });
  const text = textPatient({ store, contact, send: async () => ok('accepted'), accountEnding: async () => null, waits: async () => false });
  const id = await fixture.received({
    visit: { paymentMethod: null, mbwayPhone: null, payBy: null },
    change: { patientId: null, patientEnsuredAt: null },
  });
  const statements = countStatements(pool);
  const taken = async (work: () => Promise<unknown>) => {
    const before = statements();
    await work();
    return statements() - before;
  };
  const each = {
    patient: await taken(() => ensurePatient(ports, id)),
    visit: await taken(() => createOrAdopt(ports, id)),
    recheck: await taken(() => recheckVisit(ports, id)),
    announce: await taken(() => announceVisit(store, id)),
    letter: await taken(() => mail({ bookingId: id, kind: 'scheduled', about: '0' })),
    text: await taken(() => text({ bookingId: id, kind: 'scheduled', about: '0', sequence: 0 })),
  };
  expect((await fixture.snapshot(id)).status, 'all of it was done').toBe('scheduled');
  // Whoever needs more writes here what for. DBOS's own come on top, eight for each step on record: `faults/plain-paths`.
  // The text message: three to note, for the desk, that it was sent.
  expect(each).toEqual({ patient: 13, visit: 12, recheck: 1, announce: 5, letter: 12, text: 5 });
});
