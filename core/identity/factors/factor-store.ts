export type Passkey = { id: string; accountId: string; name: string; addedAt: Date; usedAt: Date | null };
export type KeptPasskey = Passkey & { publicKey: Uint8Array<ArrayBuffer>; counter: number; transports: string[] };
type NewPasskey = Omit<KeptPasskey, 'addedAt' | 'usedAt'>;

export type KeptTotp = { secret: string; confirmedAt: Date | null };

/** The ways of signing in besides the password. */
export type FactorStore = {
  passkeys(accountId: string): Promise<KeptPasskey[]>;
  passkey(id: string): Promise<KeptPasskey | null>;
  /** False where this passkey is known already. */
  addPasskey(passkey: NewPasskey): Promise<boolean>;
  markPasskeyUsed(id: string, counter: number): Promise<void>;
  removePasskey(accountId: string, id: string): Promise<boolean>;
  /** False where it was used before: a recorded answer is worth nothing. */
  takeChallenge(challenge: string): Promise<boolean>;
  /** Its secret decrypted. */
  totp(accountId: string): Promise<KeptTotp | null>;
  /** Replaces one that was never confirmed; false where a confirmed one exists. */
  saveTotp(accountId: string, secret: string): Promise<boolean>;
  /** Each step of thirty seconds counts once; the first one that counts confirms the secret. */
  takeTotpStep(accountId: string, step: number): Promise<boolean>;
  takeRecoveryCode(accountId: string, hash: Buffer): Promise<boolean>;
  countRecoveryCodes(accountId: string): Promise<number>;
};
