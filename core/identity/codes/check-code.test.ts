import { expect, test } from 'vitest';
import { type LimitName, limits } from '../../limits/limits.ts';
import { checkCode } from './check-code.ts';
import type { CodePurpose, CodeStore, IdentityCode } from './code-store.ts';
import { codeOf, letterProofOf } from './one-time-code.ts';

/** Counts like the database, within one day. */
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
const waiting = (purpose: CodePurpose) => ({ id: 'a', purpose, contact, accountId: 'b', patientIds: [1] }) as unknown as IdentityCode;
/** A new code for every five tries: what counts here is how many are checked in all. */
const codes = {
  latest: async (_: string, of: CodePurpose) => waiting(of),
  takeTry: async (_: string, of: CodePurpose) => waiting(of),
  recordProven: async () => {},
};
const secret = 'a secret';
const stranger = (client: string) => ({ browserKey: 'browser', client, isKnownDevice: () => false });
const byLink = (client: string, letterProof: string) => ({ ...stranger(client), letterProof });
const owner = (client: string) => ({ ...stranger(client), isKnownDevice: () => true });

function guesses(purpose: CodePurpose) {
  const ports = { codes: codes as unknown as CodeStore, withinLimit: counters() };
  const guess = async (asker: ReturnType<typeof stranger>, code = 'wrong') => {
    const checked = await checkCode(ports, asker, { purpose, code, secret });
    return checked.ok ? 'right' : checked.error.kind;
  };
  const fromManyAddresses = async (howMany: number) => {
    const answers = [];
    for (let time = 0; time < howMany; time++) answers.push(await guess(stranger(`2001:db8::${time}`)));
    return answers.filter((answer) => answer === 'codeWrong').length;
  };
  return { guess, fromManyAddresses };
}

test('guesses of strangers end, and the owner still may type theirs', async () => {
  const { guess } = guesses('booking');
  for (let time = 0; time < 40; time++) await guess(stranger('192.0.2.1'));
  expect(await guess(stranger('192.0.2.1'))).toBe('tooMany');
  expect(await guess(owner('192.0.2.1'))).toBe('codeWrong');
  expect(await guess(stranger('203.0.113.2'))).toBe('codeWrong');
});

test.each(['register', 'signIn', 'newEmail', 'refund'] as const)(
  'a code for %s opens an account, or decides where money goes: thirty guesses a day, from however many addresses',
  async (purpose) => {
    const { guess, fromManyAddresses } = guesses(purpose);
    expect(await fromManyAddresses(300)).toBe(30);
    expect(await guess(owner('192.0.2.1')), 'the owner’s own devices are counted apart').toBe('codeWrong');
  },
);

test.each(['register', 'signIn', 'newEmail'] as const)(
  'for %s strangers from two addresses use up all guesses of a day: by the letter’s link the owner still gets in, and by no other',
  async (purpose) => {
    const { guess } = guesses(purpose);
    for (const client of ['192.0.2.1', '192.0.2.2']) for (let time = 0; time < 20; time++) await guess(stranger(client));
    const code = codeOf(secret, 'a');
    expect(await guess(stranger('203.0.113.2'), code)).toBe('tooMany');
    expect(await guess(byLink('203.0.113.2', letterProofOf(secret, 'an older letter')), code)).toBe('tooMany');
    expect(await guess(byLink('203.0.113.2', letterProofOf(secret, 'a')), code)).toBe('right');
    expect(await guess(byLink('203.0.113.2', letterProofOf(secret, 'a'))), 'the link alone is no code').toBe('codeWrong');
  },
);

test('after the right password no guess of a stranger stands in the owner’s way', async () => {
  const { fromManyAddresses } = guesses('newDevice');
  expect(await fromManyAddresses(300)).toBe(300);
});
