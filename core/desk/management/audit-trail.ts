import { parseBookingCode } from '../../booking/model/booking-code.ts';
import { addDays, type Day, inLisbon } from '../../kernel/lisbon-time.ts';
import type { StaffMember } from '../desk-store.ts';

/** One look or act of a member of staff. What it was about is said by ids and numbers, never by a patient's name. */
export type AuditLine = {
  id: string;
  at: Date;
  actorId: number;
  actor: string;
  role: string | null;
  action: string;
  booking: { id: string; code: string } | null;
  /** Of a patient. */
  accountId: string | null;
  /** Of a member of staff. */
  staffAccountId: string | null;
  visitorRequestId: string | null;
  /** How many bookings, accounts and records a list showed. */
  shown: number;
};

export const auditSubjects = ['booking', 'account', 'request'] as const;
/** What somebody asks about: a patient's booking or account, or a form of the site. */
export type AuditSubject = { kind: (typeof auditSubjects)[number]; id: string };

/** `before`: the number of the last line of the page before. */
export type AuditQuestion = {
  from: Day;
  to: Day;
  actorId: number | null;
  action: string | null;
  about: AuditSubject | null;
  before: string | null;
};

export type AuditTrailStore = {
  /** The newest first, at most so many. */
  lines(question: AuditQuestion, most: number): Promise<AuditLine[]>;
  /** Who and what there is in these days, to choose from. */
  choices(days: Pick<AuditQuestion, 'from' | 'to'>): Promise<{ actors: { id: number; name: string }[]; actions: string[] }>;
  bookingOfCode(code: string): Promise<string | null>;
  recordLook(staff: StaffMember, question: AuditQuestion): Promise<void>;
};

export const auditPageLines = 50;
const mostDays = 92;
const usualDays = 7;

/** The last week where nothing, or nothing sensible, is asked for; three months at most, counted back from the last day. */
export function auditDays(typed: { from: Day | null; to: Day | null }, now: Date): { from: Day; to: Day } {
  const to = typed.to ?? inLisbon(now).day;
  const from = typed.from ?? addDays(to, 1 - usualDays);
  const earliest = addDays(to, 1 - mostDays);
  if (from > to) return { from: to, to };
  if (from < earliest) return { from: earliest, to };
  return { from, to };
}

export type AuditTrail = { lines: AuditLine[]; next: string | null; choices: Awaited<ReturnType<AuditTrailStore['choices']>> };

/** Who looks at the trail leaves a line in it. */
export async function readAuditTrail(store: AuditTrailStore, staff: StaffMember, question: AuditQuestion): Promise<AuditTrail> {
  await store.recordLook(staff, question);
  const [found, choices] = await Promise.all([store.lines(question, auditPageLines + 1), store.choices(question)]);
  const lines = found.slice(0, auditPageLines);
  return { lines, next: found.length > auditPageLines ? (lines.at(-1)?.id ?? null) : null, choices };
}

export const findAuditedBooking = async (store: AuditTrailStore, typed: string): Promise<string | null> => {
  const code = parseBookingCode(typed);
  return code ? store.bookingOfCode(code) : null;
};
