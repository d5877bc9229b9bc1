import type { Account } from '../../identity/accounts/account.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AreaServices } from '../area-services.ts';
import type { AreaVisit } from '../visits/area-visit.ts';
import { type FindVisitPorts, findVisit } from '../visits/find-visit.ts';
import { readVisits, type VisitsRead } from '../visits/read-visits.ts';
import type { Invoice, InvoicesUnavailable } from './invoice-service.ts';
import type { SentLetter } from './paper-store.ts';
import { type PaidSlip, slipOf } from './payment-slip.ts';

export type PapersOfVisit = {
  visit: AreaVisit;
  slip: PaidSlip | null;
  hasPreparation: boolean;
  invoices: Invoice[];
  letters: SentLetter[];
};
export type PapersRead = Pick<VisitsRead, 'clinic'> & {
  /** Newest visit first; visits without papers are left out. */
  visits: PapersOfVisit[];
  /** Of visits that are not in the list, or of none. */
  otherInvoices: Invoice[];
  /** `none`: the clinic's program does not give us invoices. */
  invoices: 'none' | 'read' | 'silent';
};

type Ports = FindVisitPorts & Pick<AreaServices, 'papers' | 'invoices'>;

/** `preparedTypes`: the kinds of visit for which the front desk wrote a preparation. */
export async function readPapers(ports: Ports, account: Account, preparedTypes: readonly number[], now: Date): Promise<PapersRead> {
  const { patientId } = account;
  const { visits, clinic } = await readVisits(ports, account, now);
  const ids = visits.flatMap(({ booked }) => booked?.booking.id ?? []);
  const [letters, listed] = await Promise.all([
    ports.papers.letters(ids, account.email),
    ports.invoices && patientId !== null ? ports.invoices.list(patientId) : null,
  ]);
  const invoices = listed?.ok ? listed.value : [];
  const papers = visits.map((visit): PapersOfVisit => {
    const appointmentId = visit.appointment?.id ?? visit.booked?.booking.appointmentId ?? null;
    return {
      visit,
      slip: slipOf(visit),
      hasPreparation: visit.type !== null && preparedTypes.includes(visit.type.id),
      invoices: visit.isOwn ? invoices.filter((invoice) => invoice.appointmentId !== null && invoice.appointmentId === appointmentId) : [],
      letters: letters.filter(({ bookingId }) => bookingId === visit.booked?.booking.id),
    };
  });
  const placed = new Set(papers.flatMap((paper) => paper.invoices));
  return {
    clinic,
    visits: papers.filter((paper) => paper.slip || paper.hasPreparation || paper.invoices.length + paper.letters.length > 0).reverse(),
    otherInvoices: invoices.filter((invoice) => !placed.has(invoice)),
    invoices: listed === null ? 'none' : listed.ok ? 'read' : 'silent',
  };
}

export async function readSlip(
  ports: Ports,
  account: Account,
  visitKey: string,
  now: Date,
): Promise<Result<PaidSlip, { kind: 'noSuchPaper' }>> {
  const visit = await findVisit(ports, account, { visitKey, what: 'paper', now });
  const slip = visit && slipOf(visit);
  return slip ? ok(slip) : err({ kind: 'noSuchPaper' });
}

export async function fetchInvoice(
  { invoices, reportForeignId }: Pick<Ports, 'invoices' | 'reportForeignId'>,
  { id: accountId, patientId }: Account,
  invoiceId: string,
): Promise<Result<Uint8Array, InvoicesUnavailable | { kind: 'noSuchPaper' }>> {
  const fetched = invoices && patientId !== null ? await invoices.fetch(patientId, invoiceId) : ok(null);
  if (!fetched.ok) return fetched;
  if (fetched.value) return ok(fetched.value);
  reportForeignId({ accountId, what: 'paper' });
  return err({ kind: 'noSuchPaper' });
}
