import { readEnv } from './env.ts';

/** Next calls this once, before it serves anybody. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { noteCallers } = await import('./staff/caller.ts');
  const { cutSlowBodies } = await import('./cut-slow-bodies.ts');
  cutSlowBodies();
  noteCallers(readEnv(process.env).TRUSTED_PROXIES);
}
