import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDataKeys as keys } from '../../secrets/test-data-keys.ts';
import { longestSignedName } from '../signed-address.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { readReturnAddress, writeReturnAddress } from './return-address.ts';
import { isAddressDead, returnCause } from './return-cause.ts';

test('the return address names its letter, in any case of letters, and fits into what mail servers take', () => {
  const id = randomUUID();
  const address = writeReturnAddress(keys, `${'d'.repeat(longestSignedName)}@exemplo.pt`, id);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(readReturnAddress(keys, address)).toBe(id);
  expect(readReturnAddress(keys, `<${address.toUpperCase()}>`)).toBe(id);
});

test('an address with another letter, another signature or none is nobody’s', () => {
  const [own, other] = [randomUUID(), randomUUID()];
  const address = writeReturnAddress(keys, 'devolucoes@exemplo.pt', own);
  const plain = (id: string) => id.replaceAll('-', '');
  expect(readReturnAddress(keys, address.replace(plain(own), plain(other)))).toBeNull();
  expect(readReturnAddress(keys, `devolucoes+${plain(own)}${'0'.repeat(16)}@exemplo.pt`)).toBeNull();
  expect(readReturnAddress(keys, `devolucoes+${plain(own)}@exemplo.pt`)).toBeNull();
  expect(readReturnAddress(keys, 'devolucoes@exemplo.pt')).toBeNull();
});

const about = 'Reporting-MTA: dns; mail.exemplo.pt\nArrival-Date: Mon, 16 Nov 2026 10:00:00 +0000\n\n';
test.each([
  ['the code', 'Final-Recipient: rfc822; a@exemplo.pt\nAction: failed\nStatus: 5.1.1', '5.1.1'],
  ['with a remark, in other letters and line ends', 'ACTION: Failed (bounced)\r\nstatus: 5.2.2 (mailbox full)', '5.2.2'],
  [
    'from the words of the server, where the code is general',
    'Action: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; 550\n 5.7.1 spam',
    '5.7.1',
  ],
  ['in general, where there is none', 'Action: failed\nStatus: unknown', '5.0.0'],
])('reads %s', (_, group, status) => {
  expect(readDeliveryReport(about + group)).toEqual({ status });
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'])('a letter that is %s has not failed', (action) => {
  expect(readDeliveryReport(`${about}Action: ${action}\nStatus: 4.4.1`)).toBeNull();
});

test('of several recipients the one that failed counts', () => {
  expect(readDeliveryReport(`${about}Action: delivered\nStatus: 2.0.0\n\nAction: failed\nStatus: 5.1.10`)).toEqual({ status: '5.1.10' });
});

test.each([
  ['5.1.1', 'noSuchAddress', true],
  ['5.1.10', 'noSuchAddress', true],
  ['5.2.1', 'mailboxClosed', true],
  ['5.2.2', 'mailboxFull', false],
  ['4.2.2', 'mailboxFull', false],
  ['5.3.4', 'tooLarge', false],
  ['4.4.1', 'serverAway', false],
  ['5.4.4', 'serverAway', false],
  ['5.7.1', 'unwanted', false],
  ['5.0.0', 'other', false],
  ['5.1.8', 'unwanted', false],
  ['4.0.0', 'other', false],
])('%s means %s; nobody is there any more: %s', (status, cause, dead) => {
  expect(returnCause(status)).toBe(cause);
  expect(isAddressDead(status)).toBe(dead);
});
