import { parseEnv } from '@clinic/core/settings/read-env';
import { z } from 'zod';

export const seedSettings = z.object({
  BACKOFFICE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3001')
    .describe('The running back office.'),
  SEED_ADMIN_EMAIL: z.email().default('admin@exemplo.pt').describe('Who loads the content there; made if nobody has an account yet.'),
  SEED_ADMIN_PASSWORD: z.string().min(1).default('demonstracao-2026').describe('That account’s password.'),
});

export type SeedEnv = z.output<typeof seedSettings>;

export const readSeedEnv = (source: Record<string, string | undefined>): SeedEnv => parseEnv('loading of content', seedSettings, source);
