import type { AccountAsker } from '@clinic/core/identity/accounts/asker';
import type { AccountContext } from '../account-context.ts';
import type { PageContext } from '../page-context.ts';

export const askerOf = (account: AccountContext, { client }: PageContext): AccountAsker => ({
  browserKey: account.browserKey(),
  client,
  caller: 'browser',
  deviceName: account.deviceName,
  isKnownDevice: account.isKnownDevice,
});
