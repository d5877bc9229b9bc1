import { expect } from 'vitest';
import type { ClinicRoom } from './room/clinic-room.ts';
import { crew } from './room/crew.ts';
import { appointmentsAt, getsLetters, holdsOf } from './room/independent-reader.ts';
import { becomes, test as roomTest, submit } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

/** Two tries and no more. */
const test = roomTest.extend('impatient', { scope: 'file' }, ({ room }) => crew(room, { CLINIC_TRIES: '2' }));
const times = freeTimes();

const lookAgain = async (room: ClinicRoom, bookingId: string) => {
  await room.clearFaults();
  // Five silences in a row, and our adapter leaves the clinic alone for ten seconds.
  await room.store.inTransaction((transaction) => transaction.start({ kind: 'recheckOn', bookingId, occasion: 'test' }));
};

test('down for longer than we try: a person takes over, the patient is told, and the slot is not stuck', async ({ room, impatient }) => {
  await impatient.current();
  const asked = visit(times.next().value);
  await room.fault({ operation: 'appointmentCreate', kind: 'unavailable' });
  await submit(room, asked);
  await becomes(room, asked.id, 'needsReview');
  expect((await room.store.read(asked.id))?.reviewReason).toBe('clinicUnreachable');
  await getsLetters(room, asked.patient.email, ['needsPerson']);
  expect(await holdsOf(room, asked.id)).toEqual(['held']);
  await lookAgain(room, asked.id);
  await expect.poll(() => holdsOf(room, asked.id), { timeout: 30_000 }).toEqual([]);
});

test('killed between the last try and handing it to a person: it is handed over all the same', async ({ room, impatient, pause }) => {
  await impatient.current();
  const asked = visit(times.next().value);
  await room.fault({ operation: 'appointmentCreate', kind: 'unavailable' });
  const paused = await pause(`book-${asked.id}`, 'visit', () => submit(room, asked));
  await impatient.kill();
  await paused.record();
  await impatient.comeBack('restart');
  await becomes(room, asked.id, 'needsReview');
  await getsLetters(room, asked.patient.email, ['needsPerson']);
  await room.clearFaults();
});

test('made by the clinic after we had given up: it is taken out again', async ({ room, impatient }) => {
  await impatient.current();
  const when = times.next().value;
  const asked = visit(when);
  await room.fault({ operation: 'appointmentCreate', kind: 'lateCommit', ms: 8_000, times: 1 });
  await room.fault({ operation: 'appointmentCreate', kind: 'unavailable' });
  await submit(room, asked);
  await becomes(room, asked.id, 'needsReview');
  await expect.poll(() => appointmentsAt(room, when.doctorId, when.date, when.time), { timeout: 20_000 }).toHaveLength(1);
  await lookAgain(room, asked.id);
  await expect.poll(() => holdsOf(room, asked.id), { timeout: 30_000 }).toEqual([]);
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(0);
});
