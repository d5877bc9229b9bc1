/** What a form or an address named although it is not of the account that sent it, or no longer. */
export type ForeignId = {
  accountId: string;
  what: 'account' | 'record' | 'device' | 'passkey' | 'visit' | 'paper' | 'person' | 'score' | 'access';
};

/** Who tried it and with what kind of thing. The id itself is somebody else's, and stays out of the log. */
export type ReportForeignId = (tried: ForeignId) => void;

type Asked = { what: ForeignId['what']; asked: string | null; own: readonly string[] };

/** What an address names of the account's own; null for anything else. */
export function ownOnly(
  { reportForeignId }: { reportForeignId: ReportForeignId },
  { id: accountId }: { id: string },
  { what, asked, own }: Asked,
): string | null {
  if (asked === null || own.includes(asked)) return asked;
  reportForeignId({ accountId, what });
  return null;
}
