/** Hashes with a bounded number at once; beyond that it throws `TooBusy`. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time where there is no hash to compare with. */
  matches(hash: string | null, password: string): Promise<boolean>;
};
