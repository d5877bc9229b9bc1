/** Each is the key of its text. */
export type IdentityProblem =
  | 'contactInvalid'
  | 'birthDateRequired'
  | 'birthDateInvalid'
  | 'codeRequired'
  | 'codeWrong'
  | 'codeEnded'
  | 'selectPerson'
  | 'noRecord';
