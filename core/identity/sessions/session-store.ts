import type { Account } from '../accounts/account.ts';
import type { Session, SessionCaller } from './session.ts';

export type NewSession = {
  accountId: string;
  /** The account's when its holder began to prove who they are. */
  sessionEpoch: number;
  caller: SessionCaller;
  deviceName: string;
  remembered: boolean;
  endsAt: Date;
  tokenHash: Buffer;
};

/** `again`: it was replaced a moment ago, by another tab. `reused`: it was replaced long before, so its session has ended now. */
export type ReplacedToken = { session: Session; outcome: 'replaced' | 'again' | 'reused' };

/** Refresh tokens are known by their hash alone. */
export type SessionStore = {
  /** Null where the account's sessions were ended meanwhile: what was proven before that counts no more. */
  start(session: NewSession): Promise<Session | null>;
  /** Null where it has ended. */
  open(sessionId: string): Promise<{ session: Session; account: Account } | null>;
  /** Whose refresh token it was, even if its session has ended. */
  accountOf(tokenHash: Buffer): Promise<string | null>;
  /** At most once a minute. */
  markSeen(sessionId: string): Promise<void>;
  /** One transaction under a lock on the session. Null where the session has ended or nobody knows the token. */
  replace(tokenHash: Buffer, successorHash: Buffer, graceSeconds: number): Promise<ReplacedToken | null>;
  /** Also under the new id that a confirmation has just given it. */
  end(sessionId: string): Promise<void>;
  /** False where it is not this account's. */
  endOne(accountId: string, sessionId: string): Promise<boolean>;
  list(accountId: string): Promise<Session[]>;
  /** The identity was confirmed: goes on under a new id, so that whoever knew the old one holds nothing. */
  confirm(sessionId: string, tokenHash: Buffer): Promise<Session | null>;
};
