export const accessMinutes = 10;
/** Parallel tabs send the same refresh token; within this time its successor is given out again. */
export const graceSeconds = 10;
/** After this long without a request the personal area asks who is there. */
export const idleMinutes = 30;
export const rememberedDays = 30;
export const sessionHours = 12;
/** So long a confirmed identity counts before a sensitive change. */
export const confirmedMinutes = 5;

/** With our Origin header tokens are cookies; without any, an app holds them itself. */
export type SessionCaller = 'browser' | 'app';

export type Session = {
  id: string;
  accountId: string;
  caller: SessionCaller;
  deviceName: string;
  remembered: boolean;
  startedAt: Date;
  /** Of the last request. */
  seenAt: Date;
  /** When the account holder last proved who they are: at sign-in, or before a sensitive change. */
  confirmedAt: Date;
  endsAt: Date;
};

const minutes = (count: number) => count * 60_000;

export const endOfSession = (remembered: boolean, now: Date): Date =>
  new Date(now.getTime() + (remembered ? rememberedDays * 24 : sessionHours) * 3_600_000);

/** An idle session still greets by name, and opens nothing. */
export const isIdle = ({ seenAt }: Session, now: Date): boolean => now.getTime() - seenAt.getTime() > minutes(idleMinutes);

/** A request within a minute of the last is not written down: pages are read far more often than they are left. */
export const isSeenOutdated = ({ seenAt }: Session, now: Date): boolean => now.getTime() - seenAt.getTime() > minutes(1);

export const isJustConfirmed = ({ confirmedAt }: Session, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() <= minutes(confirmedMinutes);
