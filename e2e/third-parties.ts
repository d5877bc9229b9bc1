import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect } from '@playwright/test';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import type { TestSystem } from './system.ts';

/** The hosts that the settings name; nobody answers there but the stand-in. */
export const hosts = {
  tagManager: 'https://www.googletagmanager.com',
  crm: 'https://crm.exemplo.invalid',
  chatbot: 'https://chat.exemplo.invalid',
};
export const chosen = { gtm_id: 'GTM-TESTE1', crm_script_url: `${hosts.crm}/t.js`, chatbot_script_url: `${hosts.chatbot}/bot.js` };
const none = { gtm_id: null, crm_script_url: null, chatbot_script_url: null };

/** Does what such scripts do: marks the page and leaves traces on the device. */
const script = (name: string) =>
  `(window.standIns ??= []).push('${name}'); document.cookie = '_${name}=1; Path=/'; localStorage.setItem('_${name}', '1');`;

/** One local server that plays all three companies and keeps count of who was asked for. */
export async function startStandIns() {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(200, { 'content-type': 'text/javascript' }).end(script(req.url?.split('/')[1] ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    /** The back office takes https addresses only, so the browser is led from those to the local server. */
    async lead(context: BrowserContext) {
      for (const [name, host] of Object.entries(hosts)) {
        await context.route(`${host}/**`, async (route) => {
          const answer = await fetch(`${base}/${name}${new URL(route.request().url()).pathname}`);
          await route.fulfill({ status: 200, contentType: 'text/javascript', body: await answer.text() });
        });
      }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** As an administrator does it; ends when the site knows. */
export async function setThirdParties(system: TestSystem, inUse: boolean) {
  const admin = await signInStaff(system, 'admin@exemplo.pt');
  await admin.post('/api/globals/definicoes?locale=pt', { terceiros: inUse ? chosen : none });
  await expect
    .poll(async () => String((await rawRequest(system.origin, '/pt')).headers['content-security-policy']).includes(hosts.crm))
    .toBe(inUse);
}
