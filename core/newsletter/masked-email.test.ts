import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['joaquim.tavares@exemplo.pt', 'jo…@exemplo.pt'],
  ['ana@exemplo.pt', 'an…@exemplo.pt'],
  ['a@exemplo.pt', '…@exemplo.pt'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
