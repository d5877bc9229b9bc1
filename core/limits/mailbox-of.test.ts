import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['Ana@Exemplo.pt', 'ana@exemplo.pt'],
  ['ana+boletim@exemplo.pt', 'ana@exemplo.pt'],
  ['a.na+1@gmail.com', 'ana@gmail.com'],
  ['a.na@exemplo.pt', 'a.na@exemplo.pt'],
])('%s is counted as %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
