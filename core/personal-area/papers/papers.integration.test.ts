import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AreaFixture,
  createAreaFixture,
  familyEmail,
  father,
  namesake,
  son,
} from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Invoice, InvoiceService } from './invoice-service.ts';
import { fetchInvoice, readPapers, readSlip } from './read-papers.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());

const invoice = (id: string, appointmentId: number | null): Invoice => ({
  ...{ id, appointmentId, number: `FT ${id}`, issuedAt: new Date('2026-11-01T10:00:00Z'), amountCents: 9_000 },
});
/** The clinic's program, as far as the port goes. */
const program = (files: Record<number, Invoice[]>): InvoiceService => ({
  list: async (patientId) => ok(files[patientId] ?? []),
  fetch: async (patientId, id) => ok(files[patientId]?.some((one) => one.id === id) ? new TextEncoder().encode(id) : null),
});

test('slip, preparation, invoice and letters stand with their visit; nothing of the family or a namesake', async () => {
  const account = await fixture.account(familyEmail, father.id);
  const paidAt = new Date('2026-11-10T10:00:00Z');
  const paid = { paidAt, paidCents: 9_000, transactionId: 't' };
  const own = await fixture.booking(familyEmail, {}, { patientId: father.id, appointmentId: 31, paidAt }, [paid]);
  const sons = await fixture.booking(familyEmail, {}, { patientId: son.id, appointmentId: 32 });
  await fixture.pool.query(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, sent_at) values
      (gen_random_uuid(), 'Familia@exemplo.pt', 'A sua consulta', 'secret words', '', $1, now()),
      (gen_random_uuid(), 'rita@exemplo.pt', 'Para outra pessoa', '', '', $1, now()),
      (gen_random_uuid(), 'familia@exemplo.pt', 'Ainda por enviar', '', '', $1, null)`,
    [own],
  );
  const invoices = program({ [father.id]: [invoice('a', 31), invoice('b', null)], [son.id]: [invoice('c', 32)] });
  const services = { ...fixture.services, invoices };
  const papers = await readPapers(services, account, [462], new Date());
  expect(papers).toMatchObject({ invoices: 'read', otherInvoices: [{ id: 'b' }] });
  expect(papers.visits).toMatchObject([
    {
      visit: { key: own },
      slip: { amountCents: 9_000, paidAt, method: 'mbway' },
      hasPreparation: true,
      invoices: [{ id: 'a' }],
      letters: [{ subject: 'A sua consulta' }],
    },
  ]);
  expect(papers.visits[0]?.letters).toHaveLength(1);
  expect(JSON.stringify(papers)).not.toContain('secret words');

  const now = new Date();
  const stranger = await fixture.account('outro@exemplo.pt', namesake.id);
  const noSuchPaper = { ok: false, error: { kind: 'noSuchPaper' } };
  expect(await readSlip(services, account, own, now)).toMatchObject({ ok: true, value: { visitKey: own } });
  expect(await readSlip(services, account, sons, now)).toEqual(noSuchPaper);
  expect(await readSlip(services, stranger, own, now)).toEqual(noSuchPaper);
  expect(await fetchInvoice(services, account, 'a')).toMatchObject({ ok: true });
  expect(await fetchInvoice(services, account, 'c')).toEqual(noSuchPaper);
  expect(await fetchInvoice(services, stranger, 'a')).toEqual(noSuchPaper);
  expect(await fetchInvoice(services, { ...account, patientId: null }, 'a')).toEqual(noSuchPaper);
});

test('without the clinic’s program there are no invoices, and one that is silent is said to be', async () => {
  const account = await fixture.account('novo@exemplo.pt', father.id);
  expect((await readPapers(fixture.services, account, [], new Date())).invoices).toBe('none');
  const silent: InvoiceService = {
    list: async () => err({ kind: 'invoicesUnavailable' }),
    fetch: async () => err({ kind: 'invoicesUnavailable' }),
  };
  expect((await readPapers({ ...fixture.services, invoices: silent }, account, [], new Date())).invoices).toBe('silent');
});

test('symptom scores are kept encrypted, for their account alone', async () => {
  const [own, other] = [await fixture.account('a@exemplo.pt'), await fixture.account('b@exemplo.pt')];
  const { symptoms } = fixture.services;
  const score = { takenAt: new Date('2026-10-01T10:00:00Z'), answers: [1, 2, 3, 4, 5, 0, 1], score: 16, qualityOfLife: 4 };
  const [id, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await symptoms.add(own.id, { ...score, id });
  // The button was pressed twice.
  await symptoms.add(own.id, { ...score, id });
  await symptoms.add(own.id, { ...score, id: later, takenAt: new Date('2026-11-01T10:00:00Z'), qualityOfLife: null });
  expect(await symptoms.list(own.id)).toMatchObject([
    { id: later, qualityOfLife: null },
    { id, ...score },
  ]);
  expect(await symptoms.list(other.id)).toEqual([]);
  expect([await symptoms.remove(other.id, id), await symptoms.remove(own.id, id)]).toEqual([false, true]);
  const { rows } = await fixture.pool.query('select answers from core.symptom_scores');
  expect(rows).toEqual([{ answers: expect.stringMatching(/^enc:/) }]);
});
