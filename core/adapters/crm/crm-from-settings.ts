import { z } from 'zod';
import type { Crm } from '../../crm/crm.ts';
import { ofKind } from '../../settings/setting-kinds.ts';
import { crmOverHttp } from './crm-over-http.ts';

/** Fields for the settings of the process that tells the CRM. */
export const crmSettings = {
  CRM_URL: ofKind('provider', z.url()).optional().describe('The CRM that learns who wants the newsletter; without it nobody is told.'),
  CRM_KEY: ofKind('providerKey', z.string().min(16, 'needs at least 16 characters')).optional().describe('What we show to it.'),
};

type Settings = { [Name in keyof typeof crmSettings]?: string | undefined };

/** Null where it is off. Address without key, or key without address, is a slip and not a wish: the process says so at its start. */
export function crmFromSettings({ CRM_URL: url, CRM_KEY: key }: Settings): Crm | null {
  if (url && key) return crmOverHttp({ url, key });
  if (url || key) throw new Error('CRM_URL and CRM_KEY go together');
  return null;
}
