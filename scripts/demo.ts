import { runLocally } from './run-locally.ts';

/** `pnpm demo`: the built system with the demo clinic, as a visitor would meet it. */
await runLocally('production');
