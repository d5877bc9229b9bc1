import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { type Role, roles } from './role.ts';

let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
}, 60_000);
afterAll(() => backoffice.stop());

const accountOf = async (role: Role) => {
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf(role) } } });
  return docs[0]?.id ?? 0;
};
const newcomer = (name: string) => ({ email: `${name}@exemplo.pt`, password, nome: name, papel: 'balcao', idioma: 'pt' });

test('accounts are for administrators; others see only their own, and a stranger none', async () => {
  const seen = async (as: Role | null) => (await backoffice.call('GET', '/utilizadores', { as })).json.docs?.length ?? 0;
  expect([await seen('admin'), await seen('editor'), await seen('balcao'), await seen(null)]).toEqual([3, 1, 1, 0]);
  for (const role of ['editor', 'balcao'] as const)
    expect((await backoffice.call('POST', '/utilizadores', { as: role, body: newcomer(role) })).status).toBe(403);
  expect((await backoffice.call('POST', '/utilizadores', { body: newcomer('estranho') })).status).toBe(403);
  expect((await backoffice.call('POST', '/utilizadores', { as: 'admin', body: newcomer('novo') })).status).toBe(201);
});

test('nobody gives themselves another role', async () => {
  for (const role of roles) {
    const id = await accountOf(role);
    await backoffice.call('PATCH', `/utilizadores/${id}`, { as: role, body: { papel: role === 'admin' ? 'editor' : 'admin' } });
    expect(await backoffice.payload.findByID({ collection: 'utilizadores', id })).toMatchObject({ papel: role });
  }
});

test('an administrator cannot delete the account in use', async () => {
  expect((await backoffice.call('DELETE', `/utilizadores/${await accountOf('admin')}`, { as: 'admin' })).status).toBe(403);
});

test('a short password is refused in the language of the reader', async () => {
  const body = { ...newcomer('curta'), password: 'curta' };
  const refusal = async (language: 'pt' | 'en') =>
    JSON.stringify((await backoffice.call('POST', '/utilizadores', { as: 'admin', body, language })).json);
  expect(await refusal('pt')).toContain('A palavra-passe precisa de pelo menos 12 caracteres.');
  expect(await refusal('en')).toContain('The password needs at least 12 characters.');
});

test('the first account of an empty back office is an administrator’s, whatever it asks for', async () => {
  await backoffice.payload.delete({ collection: 'utilizadores', where: { id: { exists: true } } });
  const { json } = await backoffice.call('POST', '/utilizadores/first-register', { body: newcomer('primeira') });
  expect(json.user).toMatchObject({ papel: 'admin' });
  expect((await backoffice.call('POST', '/utilizadores/first-register', { body: newcomer('segunda') })).status).toBe(403);
});
