import { expect, onTestFinished, test, vi } from 'vitest';
import { whoeverGets } from './letters.ts';

test('one goes round for everybody who waits for a letter, and asks for nobody else’s', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const email = new URL(address).searchParams.get('to.address');
    asked.push(email);
    return Response.json(email === 'a@exemplo.pt' ? [{ id: '1', subject: 'Consulta confirmada: 3 de maio' }] : []);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const people = [{ email: 'a@exemplo.pt' }, { email: 'b@exemplo.pt' }];
  expect(await whoeverGets({ mailbox: 'http://mailbox' }, people, 'confirmed', 1_800)).toEqual([{ email: 'a@exemplo.pt' }]);
  expect(asked.slice(0, 2)).toEqual(['a@exemplo.pt', 'b@exemplo.pt']);
  expect(new Set(asked.slice(2)), 'whoever has it is not asked for again').toEqual(new Set(['b@exemplo.pt']));
});
