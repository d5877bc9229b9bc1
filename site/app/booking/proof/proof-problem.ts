/** Each is the key of its text. */
export type ProofProblem = 'contactInvalid' | 'codeWrong' | 'codeEnded' | 'selectPerson';
