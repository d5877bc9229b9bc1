import { seedDay } from './demo-day/seed-day.ts';
import { runLocally } from './run-locally.ts';

/** `pnpm demo`: the built system with the demo clinic in the middle of a working day, as a visitor and the staff would meet it. */
await runLocally('production', seedDay);
