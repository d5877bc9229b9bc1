import { expect, test } from 'vitest';
import { crmFromSettings } from './crm-from-settings.ts';

test('is off until somebody sets it up', () => expect(crmFromSettings({})).toBeNull());

test.each([{ CRM_URL: 'https://crm.exemplo.pt' }, { CRM_KEY: 'a-key-that-is-long-enough' }])(
  'half a configuration is refused at the start: %j',
  (settings) => expect(() => crmFromSettings(settings)).toThrow('go together'),
);
