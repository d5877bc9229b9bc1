import type { Account } from '../../identity/accounts/account.ts';
import type { AreaServices } from '../area-services.ts';

type Ports = Pick<AreaServices, 'newsletter'>;

/** Without a letter to confirm: the e-mail of an account is proven, and its holder pressed the button. */
export const subscribeAccount = ({ newsletter }: Ports, { email, name, locale }: Account): Promise<void> =>
  newsletter.addProven({ email, name, locale, source: 'area' });

export const unsubscribeAccount = ({ newsletter }: Ports, { email }: Account): Promise<void> => newsletter.endByEmail(email, 'reader');
