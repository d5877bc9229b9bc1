import type { ConsentPorts } from '../../consent/record-consent.ts';
import type { Database } from './database.ts';

export const consentRecords = (db: Database): ConsentPorts => ({
  add: async ({ visitor, purposes, textVersion }) => {
    await db.insertInto('consents').values({ visitor, purposes, text_version: textVersion }).execute();
  },
});
