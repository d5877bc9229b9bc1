import { randomUUID } from 'node:crypto';
import { pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { correctContact } from '@clinic/core/desk/correct-contact';
import { codeOf } from '@clinic/core/identity/codes/one-time-code';
import { contactDigest } from '@clinic/core/identity/contact';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenOf, visitPath } from '../app/booking/visit/open-visit.server.ts';
import { sendVisitCode, typeVisitCode } from '../app/booking/visit/visit-code.server.ts';
import { openVisitPages, visitOrigin, visitSecret } from './testing/visit-pages.ts';

let setup: Awaited<ReturnType<typeof openVisitPages>>;
beforeAll(async () => {
  setup = await openVisitPages();
});
afterAll(() => setup.close());

const byEmail = contactDigest(keys, { kind: 'email', value: pendingPatient.email });
const bookingOf = async (id: string) => {
  const booking = await setup.store.read(id);
  if (!booking) throw new Error('it was made');
  return booking;
};

/** A browser that asked for the code of this visit, from an old link; the code is in the letterbox that the booking names now. */
async function askFor(id: string) {
  const booking = await bookingOf(id);
  const token = tokenOf(setup.page, booking);
  const sent = await sendVisitCode(setup.page, { token, request: new Request(visitOrigin) }, booking);
  const cookie = sent.headers.getSetCookie().map((each) => each.split(';')[0]);
  const { rows } = await setup.pool.query("select id from core.identity_codes where purpose = 'visit' order by requested_at desc limit 1");
  const form = new FormData();
  form.set('code', codeOf(visitSecret, rows[0].id));
  const request = new Request(visitOrigin, { headers: { cookie: cookie.join('; ') } });
  return {
    type: async () => typeVisitCode(setup.page, request, await bookingOf(id), form).catch((thrown: unknown) => thrown),
  };
}

const correct = (bookingId: string) =>
  correctContact(
    { store: setup.desk, staff: { id: 3, name: 'Rita do Balcão' }, bookingId, requestId: randomUUID() },
    {
      ...({ whose: 'patient', contact: 'email', value: 'certo@exemplo.pt', how: 'documentInPerson', keys } as const),
      clinic: { readPatient: async () => ok(null) },
    },
  );

test('the right code leads to the newest link of the visit and opens it in this browser', async () => {
  const id = await pendingVisit(setup.store, [], { contactDigest: byEmail });
  const answer = await (await askFor(id)).type();
  if (!(answer instanceof Response)) throw new Error(String(answer));
  expect(answer.headers.get('location')).toBe(visitPath(setup.page, await bookingOf(id)));
  expect(answer.headers.getSetCookie()).toHaveLength(2);
});

test('a code that went to a contact which the desk has corrected since opens nothing and leaves no cookie', async () => {
  for (const contact of [byEmail, null]) {
    const id = await pendingVisit(setup.store, [], { contactDigest: contact });
    const old = await askFor(id);
    expect(await correct(id)).toMatchObject({ ok: true });
    expect(await old.type()).toBe('codeEnded');
  }
});

test('nor does one for a visit that was moved, where only the new booking’s contact was corrected', async () => {
  const id = await pendingVisit(setup.store, [], { contactDigest: byEmail });
  const next = await pendingVisit(setup.store, [], { movedFrom: id, contactDigest: byEmail });
  await setup.store.inTransaction((transaction) => transaction.change(id, { movedTo: next }));
  const old = await askFor(id);
  expect(await correct(next)).toMatchObject({ ok: true });
  expect(await old.type()).toBe('codeEnded');
});
