import { isIP } from 'node:net';
import { commaList } from './read-env.ts';
import { ofKind } from './setting-kinds.ts';

const isAddressOrNetwork = (entry: string) => isIP(entry.split('/')[0] ?? '') !== 0 && /^[^/]+(?:\/\d{1,3})?$/.test(entry);

/** The proxies, or their networks, whose X-Forwarded-For is believed; without any, a caller's address is that of the connection. */
export const trustedProxies = ofKind(
  'proxies',
  commaList.refine((entries) => entries.every(isAddressOrNetwork), 'must be addresses or networks (10.0.0.0/8), separated by commas'),
).describe('The proxies, or their networks (`10.0.0.0/8`), whose X-Forwarded-For is believed.');
