import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeStore } from '../../adapters/database/identity/code-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { bookedVisit } from '../../desk/testing/sample-booking.ts';
import { codeOf } from '../../identity/codes/one-time-code.ts';
import { contactDigest } from '../../identity/contact.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { askVisitCode, checkVisitCode, contactBehind } from './visit-code.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());

const secret = 'a-secret-that-only-two-processes-know';
const ports = () => ({ codes: codeStore(database.pool, database.dbos, testDataKeys), withinLimit: async () => true });
const asker = () => ({ browserKey: randomUUID(), client: '127.0.0.1', isKnownDevice: () => false });
const contact = { kind: 'email', value: 'albano@exemplo.pt' } as const;
const sentCode = async () => {
  const { rows } = await database.pool.query(
    "select id from core.identity_codes where purpose = 'visit' order by requested_at desc limit 1",
  );
  const { id } = rows[0];
  return { code: codeOf(secret, id), contact: (await ports().codes.open(id))?.contact };
};

test('a code goes to the contact behind the booking, and opens this visit in the browser that asked', async () => {
  const asked = { asker: asker(), booking: bookedVisit(), contact };
  expect(await askVisitCode(ports(), asked, 'pt')).toMatchObject({ ok: true });
  const { code, contact: sentTo } = await sentCode();
  expect(sentTo).toEqual(contact);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await checkVisitCode(ports(), asked, { code: wrong, secret })).toMatchObject({ ok: false, error: { kind: 'codeWrong' } });
  for (const elsewhere of [
    { ...asked, asker: asker() },
    { ...asked, booking: bookedVisit() },
  ])
    expect(await checkVisitCode(ports(), elsewhere, { code, secret })).toMatchObject({ ok: false, error: { kind: 'codeEnded' } });
  expect(await checkVisitCode(ports(), asked, { code, secret })).toMatchObject({ ok: true });
  expect(await checkVisitCode(ports(), asked, { code, secret }), 'once').toMatchObject({ ok: false });
});

test('the contact is the one that was proven with the booking; without one, the patient’s own; a landline is none', () => {
  const daughter = { name: 'Filha Exemplo', email: 'Filha@exemplo.pt', phone: '919999999' };
  const byDaughter = { kind: 'email', value: 'filha@exemplo.pt' } as const;
  const booked = bookedVisit({ bookedBy: daughter, contactDigest: contactDigest(testDataKeys, byDaughter) });
  expect(contactBehind(testDataKeys, booked)).toEqual(byDaughter);
  expect(contactBehind(testDataKeys, bookedVisit())).toEqual(contact);
  const { patient } = bookedVisit();
  expect(contactBehind(testDataKeys, bookedVisit({ patient: { ...patient, email: '' } }))).toEqual({ kind: 'phone', value: '910000001' });
  expect(contactBehind(testDataKeys, bookedVisit({ patient: { ...patient, email: '', phone: '210000000' } }))).toBeNull();
});
