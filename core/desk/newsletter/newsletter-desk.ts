import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Subscription } from '../../newsletter/newsletter-store.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { csvFile } from '../csv-file.ts';
import type { StaffMember } from '../desk-store.ts';

export type NewsletterCounts = {
  subscribed: { pt: number; en: number };
  waiting: number;
  ended: number;
  suppressed: number;
  /** Changes that the CRM did not take yet, although it was asked. */
  crmWaiting: number;
};
export type SubscriberLine = Subscription & { isSuppressed: boolean };
export type ExportedSubscriber = { email: string; name: string; locale: Locale; confirmedAt: Date };

export const newsletterDeskActions = ['suppress', 'release'] as const;
export type NewsletterDeskAction = (typeof newsletterDeskActions)[number];

/** What the front desk may see and do. Each look and each act leaves its row in the audit log, without an address. */
export type NewsletterDesk = {
  counts(): Promise<NewsletterCounts>;
  /** The newest first; with an id only that one. */
  lines(staff: StaffMember, id: string | null, atMost: number): Promise<SubscriberLine[]>;
  /** Whose changes the CRM was asked to take in vain. */
  notTold(staff: StaffMember, atMost: number): Promise<SubscriberLine[]>;
  find(email: string): Promise<string | null>;
  /** Everybody whom the next letter would reach. */
  exported(staff: StaffMember): Promise<ExportedSubscriber[]>;
  /** Ends the subscription as well; `release` begins none. */
  act(request: { staff: StaffMember; requestId: string; action: NewsletterDeskAction; email: string }): Promise<'done' | 'alreadyDone'>;
};

export const shownSubscribers = 50;

export type SubscriberList = { counts: NewsletterCounts; lines: SubscriberLine[]; notTold: SubscriberLine[] };

export async function readSubscribers(desk: NewsletterDesk, staff: StaffMember, id: string | null): Promise<SubscriberList> {
  const [counts, lines] = await Promise.all([desk.counts(), desk.lines(staff, id, shownSubscribers)]);
  const notTold = counts.crmWaiting > 0 && id === null ? await desk.notTold(staff, shownSubscribers) : [];
  return { counts, lines, notTold };
}

/** Only the id: an address must not stand in an address. */
export async function findSubscriber(desk: NewsletterDesk, typed: string): Promise<Result<string, { kind: 'emailInvalid' | 'nobody' }>> {
  const email = comparableEmail(typed);
  if (email === null) return err({ kind: 'emailInvalid' });
  const id = await desk.find(email);
  return id === null ? err({ kind: 'nobody' }) : ok(id);
}

/** For the mailing tool. */
export async function exportSubscribers(desk: Pick<NewsletterDesk, 'exported'>, staff: StaffMember): Promise<string> {
  const subscribers = await desk.exported(staff);
  const rows = subscribers.map(({ email, name, locale, confirmedAt }) => [email, name, locale, confirmedAt.toISOString()]);
  return csvFile([['email', 'name', 'language', 'confirmed_at'], ...rows], ',');
}

type Asked = { staff: StaffMember; requestId: string; action: NewsletterDeskAction; typed: string };

/** Whoever calls or writes and wants no newsletter. Letters about visits and accounts go on. */
export async function suppressSubscriber(
  desk: NewsletterDesk,
  { typed, ...request }: Asked,
): Promise<Result<'done' | 'alreadyDone', { kind: 'emailInvalid' }>> {
  const email = comparableEmail(typed);
  return email === null ? err({ kind: 'emailInvalid' }) : ok(await desk.act({ ...request, email }));
}
