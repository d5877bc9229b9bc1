import { BlockList, isIP, isIPv6 } from 'node:net';

const listOf = (...subnets: [address: string, bits: number][]): BlockList => {
  const list = new BlockList();
  for (const [address, bits] of subnets) list.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
};
const loopback = listOf(['127.0.0.0', 8], ['0.0.0.0', 8], ['::', 127]);
const privateNetworks = listOf(
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
  ['fe80::', 10],
);
const isIn = (list: BlockList, host: string) => isIP(host) !== 0 && list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');

/** As browsers read it: without brackets or a final dot, `127.1` and `2130706433` written out. */
function plainHost(host: string): string {
  const url = URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`);
  return (url?.hostname ?? host).replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

export function isLoopback(host: string): boolean {
  const plain = plainHost(host);
  return plain === 'localhost' || plain.endsWith('.localhost') || isIn(loopback, plain);
}

/** Reached inside one network only: a private address, or a name without a domain. */
export function isPrivateHost(host: string): boolean {
  const plain = plainHost(host);
  if (isIP(plain)) return isIn(privateNetworks, plain);
  return !plain.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(plain);
}

/** Names that are set aside for examples and tests (RFC 2606), and `exemplo.pt`, ours. */
export const isExample = (host: string): boolean =>
  /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org)|exemplo\.pt)$/.test(plainHost(host));

/** A company's own place for trying things out, or our stand-in for it. */
export const isForTrying = ({ hostname, pathname }: URL): boolean =>
  /(?:^|[.-])(?:sandbox|test|testing|tests|staging|demo|mock|ensaio|rehearsal)(?:[.-]|$)/.test(plainHost(hostname)) ||
  /\/sandbox(?:\/|$)/i.test(pathname);
