import type { Asker } from '../codes/request-code.ts';
import type { SessionCaller } from '../sessions/session.ts';

/** Who asks, as far as the request tells. What is begun under one `browserKey` can be completed under it alone. */
export type AccountAsker = Asker & { caller: SessionCaller; deviceName: string };
