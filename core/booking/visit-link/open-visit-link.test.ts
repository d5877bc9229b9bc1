import { expect, test } from 'vitest';
import { bookedVisit } from '../../desk/testing/sample-booking.ts';
import type { Booking } from '../model/booking.ts';
import { linkDays } from './link-state.ts';
import { latestOf, openRefundLink, openVisitLink } from './open-visit-link.ts';
import { writeVisitToken } from './visit-link.ts';
import type { VisitPass } from './visit-pass.ts';

const visitSecrets = ['a-secret-that-only-two-processes-know'] as const;
const storeOf = (...bookings: Booking[]) => ({ read: async (id: string) => bookings.find((one) => one.id === id) ?? null });
const day = 86_400_000;

type Opening = { version?: number; pass?: VisitPass | null; now?: Date };
const open = (booking: Booking, { version = booking.linkVersion, pass = null, now = new Date() }: Opening = {}) =>
  openVisitLink(
    { store: storeOf(booking), visitSecrets },
    { token: writeVisitToken(visitSecrets, { bookingId: booking.id, version }), pass, now },
  );

test('a link opens its visit until thirty days after the visit’s end, to the moment', async () => {
  const visit = bookedVisit();
  const end = visit.endsAt.getTime() + linkDays * day;
  expect(await open(visit, { now: new Date(end - 1) })).toMatchObject({ ok: true });
  expect(await open(visit, { now: new Date(end) })).toMatchObject({ ok: false, error: { kind: 'ended' } });
});

test('a renewed link says so, and no longer what became of the visit', async () => {
  const moved = bookedVisit({ linkVersion: 2, movedTo: crypto.randomUUID() });
  for (const version of [0, 1, 3]) expect(await open(moved, { version })).toMatchObject({ ok: false, error: { kind: 'renewed' } });
  expect(await open(bookedVisit({ linkVersion: 2 }))).toMatchObject({ ok: true });
});

test('the link of a visit that was moved opens nothing, and ends by its own visit’s end', async () => {
  const next = bookedVisit({ startsAt: new Date(Date.now() + 90 * day) });
  const old = bookedVisit({ movedTo: next.id });
  expect(await open(old)).toMatchObject({ ok: false, error: { kind: 'moved' } });
  expect(await open(old, { now: new Date(old.endsAt.getTime() + linkDays * day) })).toMatchObject({ ok: false, error: { kind: 'ended' } });
});

test('forged, unknown and forgotten are one and the same', async () => {
  const visit = bookedVisit();
  const forgotten = bookedVisit({ patient: { ...visit.patient, name: '', email: '' }, endsAt: new Date(Date.now() - 500 * day) });
  const unknown = { ok: false, error: { kind: 'unknown' } };
  const token = writeVisitToken(visitSecrets, { bookingId: visit.id, version: 0 });
  expect(await open(forgotten)).toEqual(unknown);
  expect(await openVisitLink({ store: storeOf(), visitSecrets }, { token, pass: null, now: new Date() })).toEqual(unknown);
  expect(await openVisitLink({ store: storeOf(visit), visitSecrets }, { token: `${token}x`, pass: null, now: new Date() })).toEqual(
    unknown,
  );
});

test('a code opens a visit whose links have ended: this visit, by its newest link, and no other way', async () => {
  const visit = bookedVisit({ linkVersion: 1 });
  const now = new Date(visit.endsAt.getTime() + 60 * day);
  const pass = { bookingId: visit.id, grants: ['code'] as const };
  expect(await open(visit, { now, pass })).toMatchObject({ ok: true });
  expect(await open(visit, { now, pass, version: 0 })).toMatchObject({ ok: false });
  expect(await open(visit, { now, pass: { ...pass, grants: ['birthDate'] } })).toMatchObject({ ok: false });
  expect(await open(visit, { now, pass: { ...pass, bookingId: crypto.randomUUID() } })).toMatchObject({ ok: false });
  expect(await open({ ...visit, movedTo: crypto.randomUUID() }, { now, pass })).toMatchObject({ ok: false });
});

test('a visit that was moved twice is found as it stands now', async () => {
  const third = bookedVisit();
  const second = bookedVisit({ movedTo: third.id });
  const first = bookedVisit({ movedTo: second.id });
  expect((await latestOf(storeOf(first, second, third), first)).id).toBe(third.id);
});

test('the page of a refund opens by the newest link alone, also when links have ended or the visit was moved', async () => {
  const over = { startsAt: new Date(Date.now() - 60 * day), endsAt: new Date(Date.now() - 60 * day) };
  const openRefund = (booking: Booking, version: number) =>
    openRefundLink({ store: storeOf(booking), visitSecrets }, writeVisitToken(visitSecrets, { bookingId: booking.id, version }));
  for (const visit of [
    bookedVisit({ linkVersion: 1 }),
    bookedVisit({ linkVersion: 1, ...over }),
    bookedVisit({ linkVersion: 1, movedTo: 'b' }),
  ]) {
    expect(await openRefund(visit, 1)).toEqual({ ok: true, value: visit });
    expect(await openRefund(visit, 0)).toEqual({ ok: false, error: { kind: 'renewed' } });
  }
  const visit = bookedVisit();
  expect(await openRefund({ ...visit, patient: { ...visit.patient, name: '' } }, 0)).toEqual({ ok: false, error: { kind: 'unknown' } });
  expect(await openRefundLink({ store: storeOf(visit), visitSecrets }, 'forged')).toEqual({ ok: false, error: { kind: 'unknown' } });
});
