import { expect, test } from 'vitest';
import { mailIdOf } from './mail-id.ts';
import { messageId } from './message-id.ts';
import { type MailPorts, queueMail } from './queue-mail.ts';

const mail = { recipient: 'ana@exemplo.pt', subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' };

function memory() {
  const calls: string[] = [];
  const kept = new Set<string>();
  const ports: MailPorts = {
    inTransaction: async (work) => {
      calls.push('begin');
      const result = await work({
        save: async ({ id, recipient }) => {
          if (kept.has(id)) return 'alreadyThere';
          kept.add(id);
          calls.push(`save ${id} ${recipient}`);
          return 'saved';
        },
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

test.each([
  { filename: 'consulta.ics\r\nBcc: rui@exemplo.pt', contentType: 'text/calendar' },
  { filename: 'consulta.ics', contentType: 'text/calendar\nBcc: rui@exemplo.pt' },
])('refuses an attachment that would become a header: %j', async (attachment) => {
  const { ports } = memory();
  const attachments = [{ ...attachment, content: '' }];
  await expect(queueMail(ports, { ...mail, attachments })).rejects.toThrow('one line');
});

test('a step that runs twice makes one mail and one piece of work', async () => {
  const { ports, calls } = memory();
  const id = mailIdOf('booking-17', 'confirmed');
  expect(await queueMail(ports, mail, id)).toBe(id);
  expect(await queueMail(ports, { ...mail, subject: 'Olá outra vez' }, id)).toBe(id);
  expect(calls).toEqual(['begin', `save ${id} ana@exemplo.pt`, `enqueue ${id}`, 'commit', 'begin', 'commit']);
});

test('the id of a mail follows from what it is about and what it tells, and from nothing else', () => {
  const ids = [mailIdOf('17', 'confirmed'), mailIdOf('17', 'cancelled'), mailIdOf('18', 'confirmed'), mailIdOf('171', 'confirmed')];
  expect(new Set(ids).size).toBe(4);
  expect(mailIdOf('17', 'confirmed')).toBe(ids[0]);
  expect(mailIdOf('1', '7confirmed')).not.toBe(ids[0]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('one mail has one Message-ID, whoever sends it and however often', () => {
  expect(messageId('17', 'exemplo.pt')).toBe('<mail-17@exemplo.pt>');
  expect(messageId('17', 'exemplo.pt')).toBe(messageId('17', 'exemplo.pt'));
});
