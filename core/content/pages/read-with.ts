/**
 * Whether words of another page may stand on one that a doctor has signed, by the days of both signatures (`2026-11-03`; empty where there
 * is none). What was signed later, by whomever, the doctor of this page cannot have seen. A page that nobody has signed vouches for nothing.
 */
export const isReadWith = (signedOn: string, pageDay: string): boolean => pageDay === '' || (signedOn !== '' && signedOn <= pageDay);
