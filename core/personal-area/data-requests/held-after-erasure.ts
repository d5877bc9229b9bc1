/**
 * What stays after an erasure, by reason, and in which tables; everything else of the account goes. The erasure is tested against it; the
 * patient's page and the front desk name its kinds.
 */
export const heldAfterErasure = {
  /** Facts of bookings without the person, payments and refunds without the account: tax law. */
  invoices: ['bookings', 'payments', 'refund_tasks', 'refund_accounts', 'booking_events', 'slot_holds'],
  /** The record is the clinic's own. Which contacts of it were believed stays with it: forgotten, a stranger's would be believed. */
  record: ['patient_contacts'],
  /** Who read what, and that the erasure was asked for and done; complaints, and what still waits for an answer with its files. */
  accesses: ['audit_log', 'record_views', 'data_requests', 'work_items', 'accounts', 'requests', 'documents'],
} as const;

export type HeldKind = keyof typeof heldAfterErasure;
export const heldKinds = Object.keys(heldAfterErasure) as HeldKind[];
