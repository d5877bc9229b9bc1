import { BlockList, isIP, isIPv6 } from 'node:net';

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** A household or an office has a whole /64 of IPv6 addresses at its command, so it counts as one. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = tail === undefined ? first : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Addresses, or networks as `10.0.0.0/8`: a balancer in a cloud has another address every week. */
function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = plain(entry).split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const isIn = (list: BlockList, address: string) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Who is calling. X-Forwarded-For is believed only from a proxy of ours and only as far as it was written by one: whatever a
 * caller puts into it himself stands further left.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: readonly string[]): string {
  const trusted = listOf(trustedProxies);
  const hops = [...(forwardedFor ?? '').split(',').filter((hop) => hop.trim()), peer ?? ''].map(plain);
  while (hops.length > 1 && isIn(trusted, hops.at(-1) ?? '')) hops.pop();
  return network(hops.at(-1) ?? '');
}
