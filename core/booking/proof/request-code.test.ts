import { expect, test } from 'vitest';
import type { LimitName } from '../../limits/limits.ts';
import type { ProofStore } from './proof-store.ts';
import { requestCode } from './request-code.ts';

function ask(full: LimitName | null) {
  const counted: [LimitName, string][] = [];
  const requested: string[] = [];
  const withinLimit = async (name: LimitName, subject: string) => {
    counted.push([name, subject]);
    return name !== full;
  };
  const proofs = { request: async (key: string) => void requested.push(key) } as unknown as ProofStore;
  const contact = { kind: 'email', value: 'ana@exemplo.pt' } as const;
  return {
    counted,
    requested,
    answer: requestCode({ proofs, withinLimit }, { draftKey: 'k', contact, locale: 'pt', client: '192.0.2.1' }),
  };
}

test('a code is asked for within four limits: of the address, the draft, the contact from there, and the contact', async () => {
  const { answer, counted, requested } = ask(null);
  expect(await answer).toEqual({ ok: true, value: null });
  expect(requested).toEqual(['k']);
  expect(counted).toEqual([
    ['codesPerAddress', '192.0.2.1'],
    ['codesPerDraft', 'k'],
    ['codesPerContactAndAddress', 'email ana@exemplo.pt 192.0.2.1'],
    ['codesPerContact', 'email ana@exemplo.pt'],
  ]);
});

test.each(['codesPerAddress', 'codesPerDraft', 'codesPerContactAndAddress', 'codesPerContact'] as const)(
  'beyond %s nothing is sent',
  async (full) => {
    const { answer, requested } = ask(full);
    expect(await answer).toEqual({ ok: false, error: { kind: 'tooMany' } });
    expect(requested).toEqual([]);
  },
);

test('a caller who has used up his share of a contact leaves the others theirs', async () => {
  const { answer, counted } = ask('codesPerContactAndAddress');
  await answer;
  expect(counted.map(([name]) => name)).not.toContain('codesPerContact');
});
