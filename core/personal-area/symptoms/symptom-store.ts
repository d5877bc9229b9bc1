/** One answered quiz that the account holder chose to keep. */
export type KeptScore = {
  id: string;
  takenAt: Date;
  /** Seven answers, 0 to 5, in the order of the questions. */
  answers: number[];
  score: number;
  /** 0 (delighted) to 6 (terrible). */
  qualityOfLife: number | null;
};

export type SymptomStore = {
  hasAny(accountId: string): Promise<boolean>;
  /** Newest first. */
  list(accountId: string): Promise<KeptScore[]>;
  /** Once for each `id`: a second press of the button keeps nothing more. */
  add(accountId: string, score: KeptScore): Promise<void>;
  /** False where it is not this account's. */
  remove(accountId: string, id: string): Promise<boolean>;
};
