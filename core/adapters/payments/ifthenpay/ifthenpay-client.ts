import type { Logger } from '../../../logging/create-logger.ts';
import type { CallProvider } from '../call-provider.ts';

export type IfthenpayKeys = { mbKey: string; mbWayKey: string; backofficeKey: string };
export type IfthenpayClient = { call: CallProvider; keys: IfthenpayKeys; logger: Logger; now: () => Date };
