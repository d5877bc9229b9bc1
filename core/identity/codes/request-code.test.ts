import { expect, test } from 'vitest';
import { type LimitName, limits } from '../../limits/limits.ts';
import type { CodeRequest, CodeStore, IdentityCode } from './code-store.ts';
import { requestCode, requestFirstCode } from './request-code.ts';

/** Counts like the database, within one period. */
function counters() {
  const counts = new Map<string, number>();
  return async (name: LimitName, subject: string) => {
    const key = `${name} ${subject}`;
    const uses = (counts.get(key) ?? 0) + 1;
    counts.set(key, uses);
    return uses <= limits[name].uses;
  };
}

const contact = { kind: 'email', value: 'ana@exemplo.pt' } as const;
const asked = { purpose: 'booking', contact, locale: 'pt', birthDate: null } as const;
const codes = { request: async () => {}, latest: async () => null } as unknown as CodeStore;
let browsers = 0;
const stranger = (client: string) => ({ browserKey: `browser ${browsers++}`, client, isKnownDevice: () => false });
const owner = (client: string) => ({ ...stranger(client), isKnownDevice: () => true });

test('strangers from one address soon get no more codes to a contact', async () => {
  const ports = { codes, withinLimit: counters() };
  const answers = [];
  for (let time = 0; time < 10; time++) answers.push((await requestCode(ports, stranger('192.0.2.1'), asked)).ok);
  const most = limits.codesPerContactFromStrangers.uses + limits.codesPerContactAndAddress.uses;
  expect(answers).toEqual(Array.from({ length: 10 }, (_, time) => time < most));
});

test('however many codes strangers ask for, the owner gets one: on a device of his, and on a new one', async () => {
  const ports = { codes, withinLimit: counters() };
  for (let time = 0; time < 50; time++) await requestCode(ports, stranger(`198.51.100.${time % 5}`), asked);
  expect((await requestCode(ports, stranger('198.51.100.1'), asked)).ok).toBe(false);
  expect((await requestCode(ports, owner('203.0.113.1'), asked)).ok).toBe(true);
  expect((await requestCode(ports, stranger('203.0.113.2'), asked)).ok).toBe(true);
});

test('strangers at twenty addresses, every hour of a day, leave a code for the owner at a new one', async () => {
  const ports = { codes, withinLimit: counters() };
  for (let hour = 0; hour < 24; hour++)
    for (let address = 0; address < 20; address++) await requestCode(ports, stranger(`198.51.100.${address}`), asked);
  expect((await requestCode(ports, stranger('203.0.113.2'), asked)).ok).toBe(true);
});

test('the owner’s own devices have a budget that strangers cannot touch, and that ends, too', async () => {
  const ports = { codes, withinLimit: counters() };
  const answers = [];
  for (let time = 0; time < 12; time++) answers.push((await requestCode(ports, owner('203.0.113.1'), asked)).ok);
  expect(answers.filter(Boolean)).toHaveLength(limits.codesPerContactFromKnownDevices.uses);
});

test('one browser asks for a few codes an hour, to whomever', async () => {
  const ports = { codes, withinLimit: counters() };
  const one = stranger('192.0.2.9');
  const answers = [];
  for (let time = 0; time < 8; time++) {
    const other = { ...asked, contact: { kind: 'email', value: `p${time}@exemplo.pt` } as const };
    answers.push((await requestCode(ports, one, other)).ok);
  }
  expect(answers.filter(Boolean)).toHaveLength(limits.codesPerBrowser.uses);
});

const abroad = (time: number) => ({ kind: 'phone', value: `+1202555${1_000 + time}` }) as const;

test.each(['request', 'newPhone', 'knownPatient', 'visit', 'booking'] as const)(
  'from one address strangers have five codes a day (%s) texted to another country, to whatever numbers; e-mail and home go on',
  async (purpose) => {
    const ports = { codes, withinLimit: counters() };
    const ask = async (to: CodeRequest['contact'], from = stranger('192.0.2.1')) =>
      (await requestCode(ports, from, { ...asked, purpose, contact: to })).ok;
    const answers = [];
    for (let time = 0; time < 7; time++) answers.push(await ask(abroad(time)));
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect([await ask(contact), await ask({ kind: 'phone', value: '912345678' })]).toEqual([true, true]);
    expect(await ask(abroad(7), stranger('203.0.113.9')), 'from another address').toBe(true);
    expect(await ask(abroad(0), owner('192.0.2.1')), 'on a device of the owner’s').toBe(true);
  },
);

test('from all addresses together, texts to a country end; at home the cap is wide enough for hundreds behind one address', async () => {
  const ports = { codes, withinLimit: counters() };
  const ask = async (value: string, client: string) =>
    (await requestCode(ports, stranger(client), { ...asked, purpose: 'request', contact: { kind: 'phone', value } })).ok;
  let sent = 0;
  for (let time = 0; time < 150; time++) if (await ask(abroad(time).value, `198.51.100.${time}`)) sent += 1;
  expect(sent).toBe(limits.textsPerCountry.uses);
  expect(limits.textsAtHomePerAddress.uses).toBeGreaterThanOrEqual(200);
  const most = limits.textsAtHome.uses;
  let atHome = 0;
  for (let time = 0; time < most + 5; time++) if (await ask(String(910_000_000 + time), `2001:db8:${time % 60}::/64`)) atHome += 1;
  expect(atHome).toBe(most);
});

test('where a code is asked for first, a second press within seconds sends none; a later one, another contact or a proven code does', async () => {
  const stored: CodeRequest[] = [];
  const pressed = async (latest: Partial<IdentityCode>, request: CodeRequest = asked) => {
    stored.length = 0;
    const known = { ...asked, requestedAt: new Date(), provenAt: null, refusedAt: null, ...latest } as IdentityCode;
    const store = { request: async (_: string, one: CodeRequest) => void stored.push(one), latest: async () => known };
    const counted: LimitName[] = [];
    const withinLimit = async (name: LimitName) => counted.push(name) > 0;
    expect((await requestFirstCode({ codes: store as unknown as CodeStore, withinLimit }, stranger('192.0.2.4'), request)).ok).toBe(true);
    return { sent: stored.length, counted: counted.length > 0 };
  };
  const seconds = (ago: number) => new Date(Date.now() - ago * 1000);
  expect(await pressed({ requestedAt: seconds(1) })).toEqual({ sent: 0, counted: false });
  const anew = { sent: 1, counted: true };
  expect(await pressed({ requestedAt: seconds(10) })).toEqual(anew);
  expect(await pressed({ provenAt: seconds(1) })).toEqual(anew);
  expect(await pressed({ refusedAt: seconds(1) })).toEqual(anew);
  expect(await pressed({ birthDate: '1958-11-17' })).toEqual(anew);
  expect(await pressed({}, { ...asked, contact: { kind: 'phone', value: '910000001' } })).toEqual(anew);
});
