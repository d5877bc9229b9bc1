import type { Result } from '../../kernel/result.ts';

export type Invoice = {
  id: string;
  /** As printed on it. */
  number: string;
  issuedAt: Date;
  amountCents: number;
  /** The visit that it is for, if the program knows. */
  appointmentId: number | null;
};
export type InvoicesUnavailable = { kind: 'invoicesUnavailable' };

/** The clinic's certified invoicing program. Only it may make invoices; we show what it has made. */
export type InvoiceService = {
  list(patientId: number): Promise<Result<Invoice[], InvoicesUnavailable>>;
  /** Null where it is not this patient's. */
  fetch(patientId: number, invoiceId: string): Promise<Result<Uint8Array | null, InvoicesUnavailable>>;
};
