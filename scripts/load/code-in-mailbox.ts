import type { Ports } from '../stack/ports.ts';

/** The newest code that the mailbox of a running demo has for this address. */
export async function codeInMailbox({ mailbox }: Pick<Ports, 'mailbox'>, email: string): Promise<string | undefined> {
  const found = await fetch(`http://127.0.0.1:${mailbox}/api/email?${new URLSearchParams({ 'to.address': email })}`);
  const letters = (await found.json()) as { html: string }[];
  return letters.flatMap(({ html }) => /codigo=(\d{6})/.exec(html)?.[1] ?? []).at(-1);
}
