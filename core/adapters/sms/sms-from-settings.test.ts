import { expect, test } from 'vitest';
import { z } from 'zod';
import { ok } from '../../kernel/result.ts';
import { smsFromSettings, smsSettings } from './sms-from-settings.ts';

const sms = { id: '1', to: '+351910000001', text: 'Olá' };

test('is off until somebody sets it up, and says so', async () => {
  expect(await smsFromSettings({})(sms)).toEqual(ok('off'));
});

test.each([{ SMS_GATEWAY_URL: 'https://sms.exemplo.pt' }, { SMS_GATEWAY_KEY: 'a-key-that-is-long-enough' }])(
  'half a configuration is refused at the start: %j',
  (settings) => expect(() => smsFromSettings(settings)).toThrow('go together'),
);

test.each([
  ['Clinica', true],
  ['+351910000001', true],
  ['Instituto da Próstata', false],
])('sender name %j: %s', (name, allowed) => {
  expect(z.object(smsSettings).safeParse({ SMS_SENDER: name }).success).toBe(allowed);
});
