import { familyEmail, father } from '@clinic/core/adapters/database/personal-area/testing/area-fixture';
import { accountLink } from '@clinic/core/identity/accounts/account-link';
import { TooBusy } from '@clinic/core/kernel/concurrency-limit';
import { mostPeople } from '@clinic/core/personal-area/people/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountScreens, type ScreensUnderTest } from '../testing/account-screens.ts';

let site: ScreensUnderTest;
beforeAll(async () => {
  site = await openAccountScreens();
});
afterAll(() => site.fixture.close());

test('one person too many is said beside the form, which keeps what was typed', async () => {
  const browser = await site.browserOf(await site.fixture.account('muitos@exemplo.pt'));
  const birthDate = { 'birthDate-day': '1', 'birthDate-month': '2', 'birthDate-year': '1970' };
  const add = (name: string) => site.visit('people', browser, { form: { go: 'addPerson', name, relation: 'friend', ...birthDate } });
  for (let count = 0; count < mostPeople; count++) expect((await add(`Pessoa ${count}`)).status).toBe(303);
  const refused = await add('Mais Uma');
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.shown)).toMatchObject({
    typed: { name: 'Mais Uma' },
    problems: [{ field: 'name', kind: 'tooManyPeople' }],
    open: { kind: 'add' },
  });
});

test('before a tax number changes the identity is confirmed, and what was typed stands in its line again', async () => {
  const account = await site.fixture.account(familyEmail, father.id);
  const browser = await site.browserOf(account);
  await site.fixture.pool.query("update core.account_sessions set confirmed_at = now() - interval '6 minutes' where account_id = $1", [
    account.id,
  ]);
  // The path is that of the page itself: what is kept is given back there alone.
  const sent = await site.visit('profile', browser, { form: { field: 'vat', vat: '123456789' } });
  const back = encodeURIComponent('/pt/conta/area-pessoal/perfil?abrir=guardado');
  expect(sent).toMatchObject({ status: 303, shown: `/pt/conta/confirmar-identidade?para=identityNumber&voltar=${back} ` });
  expect(await site.area.profile.latest(account.id)).toEqual([]);
  const again = await site.visit('profile', browser, { query: { abrir: 'guardado' } });
  expect(JSON.parse(again.shown)).toMatchObject({ view: { changing: 'vat', typed: { vat: '123456789' } } });
});

test('while too many passwords are hashed every form says so, asks to come back in a moment and keeps what was typed', async () => {
  const account = await site.fixture.account('ocupado@exemplo.pt');
  const browser = await site.browserOf(account);
  const { passwords } = site.accounts;
  const { hash, matches } = passwords;
  const busy = () => Promise.reject(new TooBusy('too many at once'));
  const linkId = await site.accounts.accounts.inTransaction((open) =>
    open.addLink({ purpose: 'reset', accountId: account.id, minutes: 10 }),
  );
  const password = 'quatro azulejos partidos';
  const nobody = { cookie: '', browserKey: '' };
  const forms = [
    ['login', nobody, { form: { email: account.email, password } }],
    ['register', nobody, { form: { name: 'Ana', email: 'ana@exemplo.pt', password, repeat: password, consent: 'yes' } }],
    ['setPassword', nobody, { query: { token: accountLink.writeToken(site.accounts.keys, linkId) }, form: { password, repeat: password } }],
    ['confirmIdentity', browser, { form: { password } }],
    ['accountSafety', browser, { form: { go: 'changePassword', password, repeat: password } }],
  ] as const;
  Object.assign(passwords, { hash: busy, matches: busy });
  try {
    for (const [route, who, sent] of forms) {
      const answer = await site.visit(route, who, sent);
      expect(answer, route).toMatchObject({ status: 503 });
      expect(JSON.parse(answer.shown).problems, route).toMatchObject([{ kind: 'busy' }]);
    }
  } finally {
    Object.assign(passwords, { hash, matches });
  }
});
