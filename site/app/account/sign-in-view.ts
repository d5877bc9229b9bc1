/** Why somebody is shown the door: each is the key of its text. */
export const signInReasons = ['required', 'idle', 'ended', 'passwordChanged', 'signedOut', 'emailChanged'] as const;
export type SignInReason = (typeof signInReasons)[number];

export type SignInView = {
  reason: SignInReason | null;
  /** As it was typed, or the one of the session that has just ended. */
  email: string;
  remember: boolean;
  /** Whether this browser has used face, finger or PIN: then that way comes first. */
  passkeyFirst: boolean;
  /** What was typed before the session ended waits for its owner. */
  hasKeptForm: boolean;
};
