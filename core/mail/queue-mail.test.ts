import { expect, test } from 'vitest';
import { messageId } from './message-id.ts';
import { type MailPorts, queueMail } from './queue-mail.ts';

const mail = { recipient: 'ana@exemplo.pt', subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' };

function memory() {
  const calls: string[] = [];
  const ports: MailPorts = {
    inTransaction: async (work) => {
      calls.push('begin');
      const result = await work({
        save: async ({ id, recipient }) => void calls.push(`save ${id} ${recipient}`),
        enqueue: async (id) => void calls.push(`enqueue ${id}`),
      });
      calls.push('commit');
      return result;
    },
  };
  return { ports, calls };
}

test('saves and enqueues the same id inside one transaction', async () => {
  const { ports, calls } = memory();
  const id = await queueMail(ports, mail);
  expect(calls).toEqual(['begin', `save ${id} ana@exemplo.pt`, `enqueue ${id}`, 'commit']);
});

test.each([
  '',
  'ana',
  'ana@',
  'ana@exemplo',
  '@exemplo.pt',
  'ana@exemplo.pt,rui@exemplo.pt',
  'ana@exemplo.pt;rui@exemplo.pt',
  'ana@exemplo.pt rui@exemplo.pt',
  'Ana <ana@exemplo.pt>',
  '"ana"@exemplo.pt',
  'ana@exemplo.pt\r\nBcc: rui@exemplo.pt',
  'ana@exemplo.pt\n',
  'ana@exem\u0000plo.pt',
  'ana@-exemplo.pt',
  'ana(x)@exemplo.pt',
])('refuses %j as recipient, without quoting it', async (recipient) => {
  const { ports, calls } = memory();
  const refusal = expect(queueMail(ports, { ...mail, recipient })).rejects;
  await refusal.toThrow('a mail has exactly one plain recipient address');
  expect(calls).toEqual(['begin']);
});

test.each(['ana@exemplo.pt', "o'neil+clinica@sub.exemplo.co.uk", 'a_b-c.d@exemplo.museum'])('accepts %s', async (recipient) => {
  const { ports, calls } = memory();
  await queueMail(ports, { ...mail, recipient });
  expect(calls).toContain('commit');
});

test('refuses a subject that would become a second header', async () => {
  const { ports } = memory();
  await expect(queueMail(ports, { ...mail, subject: 'Olá\r\nBcc: rui@exemplo.pt' })).rejects.toThrow('one line');
});

test('one mail has one Message-ID, whoever sends it and however often', () => {
  expect(messageId('17', 'exemplo.pt')).toBe('<mail-17@exemplo.pt>');
  expect(messageId('17', 'exemplo.pt')).toBe(messageId('17', 'exemplo.pt'));
});
