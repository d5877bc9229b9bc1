import type { Logger } from '../../../logging/create-logger.ts';
import type { CallProvider } from '../call-provider.ts';

/** `cardKey`: only with a contract for cards. */
export type IfthenpayKeys = { mbKey: string; mbWayKey: string; backofficeKey: string; cardKey?: string | undefined };
export type IfthenpayClient = {
  call: CallProvider;
  keys: IfthenpayKeys;
  logger: Logger;
  now: () => Date;
  baseUrl: string;
  returnUrl: string;
};
