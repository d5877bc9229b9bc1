import type { Logger } from '../../../logging/create-logger.ts';
import type { CallProvider } from '../call-provider.ts';

export type EasypayClient = { call: CallProvider; logger: Logger; now: () => Date; baseUrl: string };
