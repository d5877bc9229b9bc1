import { z } from 'zod';

const schema = z.object({
  BACKOFFICE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  SEED_ADMIN_EMAIL: z.email().default('admin@exemplo.pt'),
  SEED_ADMIN_PASSWORD: z.string().min(1).default('demonstracao-2026'),
});

export type SeedEnv = z.output<typeof schema>;

export function readSeedEnv(source: Record<string, string | undefined>): SeedEnv {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The content cannot be loaded, the environment is wrong:\n${problems.join('\n')}`);
}
