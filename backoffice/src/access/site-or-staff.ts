import type { PayloadRequest } from 'payload';
import { staff } from './staff.ts';
import { isTheSite } from './the-site.ts';

/** Visitors read through the site, which shows what they need of it; the tables themselves are nobody else's. */
export const siteOrStaff = ({ req }: { req: PayloadRequest }): boolean => staff({ req }) || isTheSite(req);
