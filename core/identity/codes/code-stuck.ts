import { withoutCodeAfterSeconds } from './code-figures.ts';
import type { IdentityCode } from './code-store.ts';

/** The code could not be sent in time. Not if the address was rejected: a wrong address must not be a way around the code. */
export const isCodeStuck = ({ sentAt, refusedAt, requestedAt }: IdentityCode, now: Date): boolean =>
  sentAt === null && refusedAt === null && now.getTime() - requestedAt.getTime() >= withoutCodeAfterSeconds * 1000;
