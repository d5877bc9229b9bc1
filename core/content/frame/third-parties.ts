import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';

/** Other companies' scripts that the clinic chose in its settings. Empty: not in use. */
export type ThirdParties = { tagManagerId: string; crmScriptUrl: string; chatbotScriptUrl: string };

const settings = z.object({ terceiros: z.object({ gtm_id: text, crm_script_url: text, chatbot_script_url: text }).nullish() });

/** Whatever is not plainly safe counts as not in use: these values become script addresses and security headers. */
export function toThirdParties(body: unknown, siteOrigin: string): ThirdParties {
  const { gtm_id, crm_script_url, chatbot_script_url } = settings.parse(body).terceiros ?? {};
  const scriptUrl = (value = '') => (isScriptUrl(value, siteOrigin) ? value : '');
  return {
    tagManagerId: gtm_id && /^GTM-[A-Z0-9]{1,20}$/.test(gtm_id) ? gtm_id : '',
    crmScriptUrl: scriptUrl(crm_script_url),
    chatbotScriptUrl: scriptUrl(chatbot_script_url),
  };
}

function isScriptUrl(value: string, siteOrigin: string): boolean {
  // Spaces, commas, semicolons and quotes would end a source in the policy and begin another.
  if (/[\s,;'"]/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  // `https://*` would be a legal address, and would allow every host.
  if (username || !/^[\w.-]+$/.test(hostname)) return false;
  // A stand-in on the same machine, for a site that itself runs without TLS: tests and development.
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal && siteOrigin.startsWith('http:'));
}

export const readThirdParties = (library: Library, locale: Locale, siteOrigin: string): ThirdParties =>
  toThirdParties(library.page('definicoes', locale) ?? {}, siteOrigin);
