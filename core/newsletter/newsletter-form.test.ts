import { expect, test } from 'vitest';
import { newsletterProblems } from './newsletter-form.ts';

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
