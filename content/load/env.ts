import { readEnv } from '@clinic/core/settings/read-env';
import { z } from 'zod';

const schema = z.object({
  BACKOFFICE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  SEED_ADMIN_EMAIL: z.email().default('admin@exemplo.pt'),
  SEED_ADMIN_PASSWORD: z.string().min(1).default('demonstracao-2026'),
});

export type SeedEnv = z.output<typeof schema>;

export const readSeedEnv = (source: Record<string, string | undefined>): SeedEnv => readEnv('loading of content', schema, source);
