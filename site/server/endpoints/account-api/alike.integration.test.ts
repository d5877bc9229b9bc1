import { firstPassword } from '@clinic/core/identity/testing/account-holder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, anEmail, startApi } from './testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test.each([
  ['/login', { password: 'a wrong one' }],
  ['/register', { name: 'Ana Maria Teste', password: firstPassword, consent: true }],
  ['/forgot-password', {}],
  ['/user-exists', {}],
])('%s answers alike and runs the same statements, whether or not there is an account', async (path, body) => {
  const { email: known } = await api.anAppAccount();
  const answers: unknown[] = [];
  const ask = (email: string) =>
    api.statementsOf(async () => {
      const { status, json, data } = await api.send(path, { ...body, email, device: 'd'.repeat(32) });
      answers.push({ status, json: { ...json, data: { ...data, email: '' } } });
    });
  await ask(anEmail());
  const [ofKnown, ofUnknown] = [await ask(known), await ask(anEmail())];
  expect(ofKnown.length).toBeGreaterThan(1);
  expect(ofKnown).toEqual(ofUnknown);
  expect(answers[1]).toEqual(answers[2]);
});
