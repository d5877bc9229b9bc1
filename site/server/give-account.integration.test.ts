import { randomUUID } from 'node:crypto';
import type { RequestedVisit } from '@clinic/core/booking/model/booking';
import { inMinutes, pendingPatient, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { correctContact } from '@clinic/core/desk/correct-contact';
import { askAccountAgain } from '@clinic/core/desk/refund-account';
import { codeOf } from '@clinic/core/identity/codes/one-time-code';
import { contactDigest } from '@clinic/core/identity/contact';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRefund, readRefund } from '../app/booking/refund/read-refund.server.ts';
import { sendRefund } from '../app/booking/refund/send-refund.server.ts';
import { giveBirthDate } from '../app/booking/visit/give-birth-date.server.ts';
import { openVisitPages, visitOrigin as origin, visitSecret as secret } from './testing/visit-pages.ts';

const typed = { iban: 'PT50 0002 0123 1234 5678 9015 4', holder: 'Albano Exemplo' };
const rita = { id: 3, name: 'Rita do Balcão', role: 'balcao' as const };

type Setup = Awaited<ReturnType<typeof openVisitPages>>;
let setup: Setup;
beforeAll(async () => {
  setup = await openVisitPages();
});
afterAll(() => setup.close());

const proven = contactDigest(keys, { kind: 'email', value: pendingPatient.email });

async function owed(more: Partial<RequestedVisit> = {}): Promise<string> {
  const id = await pendingVisit(setup.store, [{ method: 'multibanco' }], { contactDigest: proven, ...more }, { paidAt: inMinutes(-20) });
  const [payment] = await setup.store.readPayments(id);
  const refund = { bookingId: id, paymentId: payment?.id ?? '', transactionId: id, amountCents: 9_000, reason: 'paidTwice' as const };
  await setup.store.inTransaction((transaction) => transaction.addRefund(refund, new Date()));
  return id;
}

const press = (bookingId: string) => ({ store: setup.desk, staff: rita, bookingId, requestId: randomUUID() });
const accountOf = async (id: string) => (await setup.desk.file(id))?.refundAccount;

/** One browser with its cookies, by the link as it was when it was opened. */
async function browser(id: string) {
  const jar = new Map<string, string>();
  const token = writeVisitToken([secret], { bookingId: id, version: (await setup.store.read(id))?.linkVersion ?? 0 });
  const request = () => new Request(origin, { headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } });
  const keep = (answer: unknown) => {
    if (!(answer instanceof Response)) return answer;
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return 'goes on';
  };
  const act = async (work: (asked: { token: string; request: Request }) => Promise<unknown>) =>
    keep(await work({ token, request: request() }).catch((thrown: unknown) => thrown));
  const send = (fields: Record<string, string>) =>
    act(async (asked) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return sendRefund(setup.page, await openRefund(setup.page, asked), { ...asked, form });
    });
  return {
    send,
    act,
    /** Null where nothing is asked for or the link opens nothing. */
    step: async () => {
      const asked = { token, request: request() };
      const booking = await openRefund(setup.page, asked).catch(() => null);
      return booking && ((await readRefund(setup.page, booking, asked))?.step ?? null);
    },
    typeCode: async () => {
      await send({ go: 'send' });
      const { rows } = await setup.pool.query(
        "select id from core.identity_codes where purpose = 'refund' order by requested_at desc limit 1",
      );
      return send({ go: 'code', code: codeOf(secret, rows[0].id) });
    },
  };
}

test('after the code the account is given once, and what the code opened is gone with it', async () => {
  const id = await owed();
  const his = await browser(id);
  await his.send(typed);
  expect(await accountOf(id), 'without a code nothing is taken').toMatchObject({ givenAt: null });
  await his.typeCode();
  expect(await his.step()).toBe('form');
  expect(await his.send(typed)).toBe('goes on');
  expect(await accountOf(id)).toMatchObject({ givenAt: expect.any(Date), contactProven: true });
  await setup.pool.query("update core.refund_accounts set given_at = null, account = '' where booking_id = $1", [id]);
  expect(await his.step(), 'the pass left the browser').not.toBe('form');
});

test('a code for one request opens nothing once the desk has asked anew, in whichever browser kept it', async () => {
  const id = await owed();
  const [his, stolen] = [await browser(id), await browser(id)];
  await stolen.typeCode();
  await his.typeCode();
  await his.send(typed);
  expect(await askAccountAgain(press(id), true)).toMatchObject({ ok: true });
  expect(await stolen.step(), 'the link was renewed').toBeNull();
  const version = (await setup.store.read(id))?.linkVersion;
  await setup.pool.query('update core.bookings set link_version = 0 where id = $1', [id]);
  expect(version).toBe(1);
  expect(await stolen.step(), 'and what its code opened was for the request before').not.toBe('form');
  await stolen.send(typed);
  expect(await accountOf(id)).toMatchObject({ givenAt: null, times: 2 });
});

test('nothing else that a browser proves prolongs it', async () => {
  const id = await owed();
  const his = await browser(id);
  await his.typeCode();
  const booking = await setup.store.read(id);
  if (!booking) throw new Error('no booking');
  const form = new FormData();
  const [year = '', month = '', day = ''] = booking.patient.birthDate.split('-');
  for (const [part, value] of Object.entries({ year, month, day })) form.set(`birthDate-${part}`, value);
  const cookies: string[] = [];
  await his.act(async ({ request }) => {
    const answer = await giveBirthDate(setup.page, booking, { request, form }).catch((thrown: unknown) => thrown);
    if (answer instanceof Response) cookies.push(...answer.headers.getSetCookie());
    return answer;
  });
  expect(cookies).toHaveLength(1);
  expect(cookies.join()).toMatch(/^__Host-visit=/);
  expect(cookies.join()).not.toContain('refund');
});

test('a code that went to a contact nobody had proven is noted with the account', async () => {
  for (const contactDigestOf of [null, contactDigest(keys, { kind: 'email', value: 'antes@exemplo.pt' })]) {
    const id = await owed({ contactDigest: contactDigestOf });
    const his = await browser(id);
    await his.typeCode();
    await his.send(typed);
    expect(await accountOf(id)).toMatchObject({ givenAt: expect.any(Date), contactProven: false });
  }
});

const correction = {
  ...({ whose: 'patient', contact: 'email', value: 'certo@exemplo.pt', how: 'documentInPerson', keys } as const),
  clinic: { readPatient: async () => ok(null) },
};

test('of a visit that was moved the code goes to the contact that stands now, not to the letterbox that the desk has taken out since', async () => {
  const id = await owed();
  const next = await pendingVisit(setup.store, [], { movedFrom: id, contactDigest: proven });
  await setup.store.inTransaction((transaction) => transaction.change(id, { movedTo: next }));
  expect(await correctContact(press(next), correction)).toMatchObject({ ok: true });
  const whoever = await browser(id);
  await whoever.typeCode();
  const { rows } = await setup.pool.query(
    "select contact ->> 'value' as value from core.identity_codes order by requested_at desc limit 1",
  );
  expect(rows).toEqual([{ value: 'certo@exemplo.pt' }]);
  await whoever.send(typed);
  expect(await accountOf(id)).toMatchObject({ contactProven: false });
});

test('a contact that was corrected between the code’s request and its typing is not believed', async () => {
  const id = await owed({ contactDigest: null });
  const old = await browser(id);
  await old.send({ go: 'send' });
  const { rows } = await setup.pool.query("select id from core.identity_codes where purpose = 'refund' order by requested_at desc limit 1");
  expect(await correctContact(press(id), correction)).toMatchObject({ ok: true });
  await setup.pool.query('update core.bookings set link_version = 0 where id = $1', [id]);
  expect(await old.send({ go: 'code', code: codeOf(secret, rows[0].id) })).toEqual({ code: 'codeEnded' });
});
