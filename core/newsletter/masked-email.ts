/** Enough for its owner to know which address is meant, and too little for others: a letter that is passed on takes its links along. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}
