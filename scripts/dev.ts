import { runLocally } from './run-locally.ts';

/** `pnpm dev`: the same system from the sources, every process reloading what changes. */
await runLocally('development');
