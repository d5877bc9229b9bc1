import { dataKeys } from './data-keys.ts';

/** For tests. */
export const testDataKeys = dataKeys.parse('test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=');
