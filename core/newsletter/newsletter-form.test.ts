import { expect, test } from 'vitest';
import { isFilledByRobot, newsletterProblems, subscriberEmail } from './newsletter-form.ts';

const right = { name: 'Joaquim Tavares', email: 'joaquim@exemplo.pt', consent: true };

test('name, e-mail and consent are needed, and each is said at its field', () => {
  expect(newsletterProblems(right)).toEqual([]);
  expect(newsletterProblems({ name: ' ', email: '', consent: false })).toEqual([
    { field: 'name', kind: 'nameRequired' },
    { field: 'email', kind: 'emailRequired' },
    { field: 'consent', kind: 'consentRequired' },
  ]);
});

test.each(['joaquim', 'joaquim@exemplo', 'a@b.pt, c@d.pt', 'Joaquim <a@b.pt>'])('“%s” is no e-mail', (email) =>
  expect(newsletterProblems({ ...right, email })).toEqual([{ field: 'email', kind: 'emailInvalid' }]),
);

test('the same address in capitals is the same subscriber', () =>
  expect(subscriberEmail(' Joaquim@Exemplo.PT ')).toBe('joaquim@exemplo.pt'));

test('what fills in the hidden field, or answers at once, is a robot', () => {
  const now = Date.now();
  expect(isFilledByRobot({ trap: 'https://exemplo.pt', openedAt: null }, now)).toBe(true);
  expect(isFilledByRobot({ trap: '', openedAt: now - 300 }, now)).toBe(true);
  expect(isFilledByRobot({ trap: '', openedAt: now - 20_000 }, now)).toBe(false);
});

test('a form without a time, or from a clock that runs ahead, is a person’s', () => {
  expect(isFilledByRobot({ trap: '', openedAt: null }, 1_000)).toBe(false);
  expect(isFilledByRobot({ trap: '', openedAt: 5_000 }, 1_000)).toBe(false);
});
