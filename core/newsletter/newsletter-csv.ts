import { csvFile } from '../desk/csv-file.ts';
import type { Locale } from '../kernel/locale.ts';

export type ExportedSubscriber = { email: string; name: string; locale: Locale; confirmedAt: Date };

/** For the mailing tool. */
export function newsletterCsv(subscribers: readonly ExportedSubscriber[]): string {
  const rows = subscribers.map(({ email, name, locale, confirmedAt }) => [email, name, locale, confirmedAt.toISOString()]);
  return csvFile([['email', 'name', 'language', 'confirmed_at'], ...rows], ',');
}
