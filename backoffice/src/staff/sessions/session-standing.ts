import { type Role, seesPatients } from '../../access/role.ts';
import type { Deployment } from '../staff-settings.ts';

const idleMinutes = 30;
export const longestHours = 12;
const secondStepMinutes = 10;

const minuteMs = 60_000;

export type SessionFacts = { startedAt: Date; seenAt: Date; secondStepAt: Date | null; lockedAt: Date | null; endedAt: Date | null };
export type AccountFacts = { role: Role | null; hasFactor: boolean; isSuspended: boolean };

/** Only an open session belongs to somebody; all others can do nothing but what their name says. */
export type Standing = 'ended' | 'needsSecondStep' | 'needsSetUp' | 'locked' | 'open';

/** Whoever can see patients needs a second step. On a developer's machine and in the demo it can be skipped, nowhere else. */
export const mustHaveFactor = (role: Role | null, deployment: Deployment): boolean => seesPatients(role) && deployment !== 'local';

export function standingOf(session: SessionFacts, account: AccountFacts, deployment: Deployment, now: Date): Standing {
  const minutesSince = (then: Date) => (now.getTime() - then.getTime()) / minuteMs;
  if (session.endedAt || account.isSuspended || account.role === null) return 'ended';
  if (minutesSince(session.startedAt) >= longestHours * 60 || minutesSince(session.seenAt) >= idleMinutes) return 'ended';
  if (!session.secondStepAt) {
    if (account.hasFactor) return minutesSince(session.startedAt) < secondStepMinutes ? 'needsSecondStep' : 'ended';
    if (mustHaveFactor(account.role, deployment)) return 'needsSetUp';
  }
  return session.lockedAt ? 'locked' : 'open';
}

/** When an open session ends by itself if nothing more is done. */
export const endsAt = ({ startedAt, seenAt }: Pick<SessionFacts, 'startedAt' | 'seenAt'>): Date =>
  new Date(Math.min(startedAt.getTime() + longestHours * 60 * minuteMs, seenAt.getTime() + idleMinutes * minuteMs));
