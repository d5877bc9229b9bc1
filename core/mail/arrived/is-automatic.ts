/** Headers by their names in small letters. */
type MailHeaders = ReadonlyMap<string, string>;

const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;
const ofMany = /^(?:bulk|junk|list|auto_reply)$/i;

/** Nobody typed it: somebody on holiday, a list, a report, a machine that answers machines. Whatever we send ourselves says so, too. */
export function isAutomatic(headers: MailHeaders, from: string): boolean {
  const submitted = headers.get('auto-submitted')?.trim() ?? 'no';
  return (
    !/^no\b/i.test(submitted) ||
    ofMany.test(headers.get('precedence')?.trim() ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some((name) => headers.has(name)) ||
    headers.get('return-path')?.trim() === '<>' ||
    /^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '') ||
    machines.test(from)
  );
}
