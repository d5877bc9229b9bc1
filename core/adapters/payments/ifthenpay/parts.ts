import type { Logger } from '../../../logging/create-logger.ts';
import type { AskProvider } from '../ask-provider.ts';

export type IfthenpayKeys = { mbKey: string; mbWayKey: string; backofficeKey: string };
export type Parts = { ask: AskProvider; keys: IfthenpayKeys; logger: Logger; now: () => Date };
