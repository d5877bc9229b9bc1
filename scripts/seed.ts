/** `pnpm seed`: loads the demo clinic of `content/` into a running back office. */
import { readSeedEnv, type SeedEnv } from '../content/load/env.ts';
import { loadClinic } from '../content/load/load-clinic.ts';
import { tallyLine } from '../content/load/tally.ts';

export async function seed(env: SeedEnv): Promise<void> {
  const started = performance.now();
  const url = env.BACKOFFICE_URL.replace(/\/$/, '');
  const tally = await loadClinic(url, { email: env.SEED_ADMIN_EMAIL, password: env.SEED_ADMIN_PASSWORD });
  console.log(`content: ${tallyLine(tally)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

if (import.meta.main) {
  try {
    await seed(readSeedEnv(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
