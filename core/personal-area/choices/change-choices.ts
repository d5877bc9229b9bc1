import type { Account } from '../../identity/accounts/account.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { AreaServices } from '../area-services.ts';

export const reminderChoices = ['email', 'sms', 'call', 'none'] as const satisfies Account['remindBy'][];

/** The language of letters and pages, and how to be reminded. The worker reads it for every reminder, so it counts from now on. */
export const changeChoices = (
  { accounts }: Pick<AreaServices, 'accounts'>,
  account: Account,
  choices: { locale?: Locale; remindBy?: Account['remindBy'] },
): Promise<void> => accounts.inTransaction((transaction) => transaction.changeDetails(account.id, choices));
