import { isExample, isForTrying, isLoopback, isPrivateHost } from './judged-host.ts';
import type { SettingKind } from './setting-kinds.ts';
import { isPublished, secretWeakness } from './weak-secret.ts';

export type Setting = { name: string; kind: SettingKind; value: string | undefined };
/** Names the setting, never its value. */
export type SettingProblem = { name: string; message: string };

const entriesOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Why a value must not be used where patients are; each kind has one rule. */
const rules: Record<SettingKind, (value: string) => string | undefined> = {
  ownSecret: secretProblem,
  dataKeys: dataKeysProblem,
  providerKey: (value) =>
    isPublished(value) || new Set(value).size < 4 ? 'is the key of a stand-in or a placeholder, not one that the company gave' : undefined,
  publicOrigin: (value) => entriesOf(value).map(originProblem).find(Boolean),
  provider: providerProblem,
  mailServer: (value) => (isLoopback(value) || isExample(value) ? 'is no mail server that reaches patients' : undefined),
  mailSender: (value) => (isExample(value.replace(/^.*@|>$/g, '')) ? 'is an example: patients could not answer' : undefined),
  internalAddress: (value) => {
    const url = URL.parse(value);
    if (!url || url.protocol === 'https:' || isLoopback(url.hostname) || isPrivateHost(url.hostname)) return undefined;
    return 'must be https: outside this machine and its network others could listen';
  },
  database: databaseProblem,
  proxies: () => undefined,
  developersOnly: (value) => (value === 'on' ? 'is for developers; switch it off' : undefined),
  sandbox: () => 'belongs to a rehearsal; remove it',
  example: () => undefined,
};

/** What is not set, and whose silence would be wrong in production. */
const silenceProblems: { [K in SettingKind]?: string } = {
  proxies: 'must name the proxies before this process: without them all visitors count as one',
  example: 'must be set: its default is an example',
};

export function productionProblems(settings: readonly Setting[]): SettingProblem[] {
  const found = settings.map(({ name, kind, value }) => ({
    name,
    message: value?.trim() ? rules[kind](value.trim()) : silenceProblems[kind],
  }));
  return [...found.filter((problem): problem is SettingProblem => Boolean(problem.message)), ...reusedSecrets(settings)];
}

/** Two doors with one key: whoever may open one could open the other. Keys that others gave us may be alike. */
export function reusedSecrets(settings: readonly Setting[]): SettingProblem[] {
  const keys = settings.filter(({ kind, value }) => value && (kind === 'ownSecret' || kind === 'providerKey'));
  return keys.flatMap(({ name, kind, value }) => {
    const twin = keys.find((other) => other.name !== name && other.value === value && (kind === 'ownSecret' || other.kind === 'ownSecret'));
    return twin ? [{ name, message: `is the same as ${twin.name}` }] : [];
  });
}

/** One, or two while one is changed for another. */
export function secretProblem(value: string): string | undefined {
  return entriesOf(value).map(secretWeakness).find(Boolean);
}

export function dataKeysProblem(value: string): string | undefined {
  return entriesOf(value).map(dataKeyProblem).find(Boolean);
}

/** A key is drawn at random: words, or the same byte again and again, were not. */
function dataKeyProblem(entry: string): string | undefined {
  const bytes = Buffer.from(entry.slice(entry.indexOf(':') + 1), 'base64');
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return isText || new Set(bytes).size < 12 ? 'has a key that was not drawn at random (openssl rand -base64 32)' : undefined;
}

function originProblem(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url) return undefined;
  if (url.protocol !== 'https:') return 'must be https';
  if (isLoopback(url.hostname) || isPrivateHost(url.hostname) || isExample(url.hostname)) return 'is no address that visitors can open';
  return isForTrying(url) ? 'looks like an address for trying things out' : undefined;
}

function providerProblem(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url) return undefined;
  if (isLoopback(url.hostname)) return 'is on this machine, where only a stand-in can be';
  if (isPrivateHost(url.hostname)) return 'is in a private network, where only a stand-in can be';
  if (isExample(url.hostname) || isForTrying(url)) return 'is a stand-in or a place for trying things out';
  return url.protocol === 'https:' ? undefined : 'must be https';
}

/** A socket, or a loopback address, needs no encryption; every other way must be encrypted. */
export function databaseProblem(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url) return undefined;
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const isOnThisMachine = host === '' || host.startsWith('/') || isLoopback(host);
  if (isOnThisMachine) return undefined;
  if (url.password && (isPublished(url.password) || url.password === url.username || url.password.length < 12))
    return 'has a password that could be guessed';
  const mode = url.searchParams.get('sslmode') ?? '';
  return mode === 'verify-full' ? undefined : 'must be encrypted (sslmode=verify-full)';
}
