import { expect, test } from 'vitest';
import { toThirdParties } from './third-parties.ts';

const read = (terceiros: object | null, origin = 'https://clinica.exemplo.pt') => toThirdParties({ terceiros }, origin);

test('takes a container and https scripts', () => {
  expect(
    read({ gtm_id: 'GTM-ABC123', crm_script_url: 'https://crm.exemplo.pt/t.js?x=1', chatbot_script_url: 'https://chat.exemplo.pt/b.js' }),
  ).toEqual({
    tagManagerId: 'GTM-ABC123',
    crmScriptUrl: 'https://crm.exemplo.pt/t.js?x=1',
    chatbotScriptUrl: 'https://chat.exemplo.pt/b.js',
  });
});

test('empty settings disable the scripts', () => {
  const none = { tagManagerId: '', crmScriptUrl: '', chatbotScriptUrl: '' };
  expect(read({ gtm_id: null, crm_script_url: '', chatbot_script_url: undefined })).toEqual(none);
  expect(read(null)).toEqual(none);
});

test.each([
  'http://crm.exemplo.pt/t.js',
  'javascript:alert(1)',
  '//crm.exemplo.pt/t.js',
  '/t.js',
  'https://crm.exemplo.pt/t.js; script-src *',
  "https://crm.exemplo.pt/' 'unsafe-inline'",
  'https://clinica.exemplo.pt@mau.exemplo/t.js',
  'https://*/t.js',
  'https://*.exemplo.pt/t.js',
  'http://127.0.0.1:4000/t.js',
])('ignores %s as a script', (url) => expect(read({ crm_script_url: url }).crmScriptUrl).toBe(''));

test.each(['G-ABC123', 'gtm-abc', "GTM-A');alert(1)//"])('ignores %s as a container', (gtm_id) =>
  expect(read({ gtm_id }).tagManagerId).toBe(''),
);

test('a stand-in on this machine is taken only by a site that runs without TLS itself', () => {
  const stand = { crm_script_url: 'http://127.0.0.1:4000/t.js', chatbot_script_url: 'http://localhost:4001/b.js' };
  expect(read(stand, 'http://localhost:3000')).toMatchObject({
    crmScriptUrl: stand.crm_script_url,
    chatbotScriptUrl: stand.chatbot_script_url,
  });
  expect(read({ crm_script_url: 'http://crm.exemplo.pt/t.js' }, 'http://localhost:3000').crmScriptUrl).toBe('');
});
