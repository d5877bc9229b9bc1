import type { deployment } from '@clinic/core/settings/deployment';
import type { Payload } from 'payload';
import type { z } from 'zod';

export type Deployment = z.output<typeof deployment>;
export type StaffSettings = { deployment: Deployment; origins: readonly [string, ...string[]] };

/** As `configure.ts` put them there: a page gets nothing but Payload to ask. */
export function staffSettingsOf(payload: Payload): StaffSettings {
  const settings: unknown = payload.config.custom?.['staff'];
  if (!settings) throw new Error('the back office was configured without its staff settings');
  return settings as StaffSettings;
}
