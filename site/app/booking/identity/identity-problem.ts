/** Each is the key of its text. */
export type IdentityProblem =
  | 'contactInvalid'
  | 'birthDateRequired'
  | 'birthDateInvalid'
  | 'codeWrong'
  | 'codeEnded'
  | 'selectPerson'
  | 'noRecord';
