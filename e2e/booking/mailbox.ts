import { expect } from '@playwright/test';
import type { TestSystem } from '../system.ts';

export type Caught = { id: string; subject: string; html: string; text: string; to: { address: string }[] };

export function mailbox(system: TestSystem) {
  const mailsTo = async (address: string): Promise<Caught[]> => {
    // Asked for by address: all letters of a run together are megabytes, and tests look many times.
    const query = new URLSearchParams({ 'to.address': address });
    const found = (await (await fetch(`http://127.0.0.1:${system.ports.mailbox}/api/email?${query}`)).json()) as Caught[];
    return found.filter(({ to }) => to.some((one) => one.address === address));
  };
  return {
    mailsTo,
    /** Waits for the letter with this subject. */
    async letter(address: string, subject: RegExp): Promise<Caught> {
      let found: Caught | undefined;
      const arrives = async () => {
        found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      };
      await expect.poll(arrives, { message: `a letter like ${subject} to ${address}`, timeout: 20_000 }).toBeDefined();
      if (!found) throw new Error('unreachable');
      return found;
    },
  };
}

/** Every address that a letter leads to. */
export const mailLinks = ({ html }: Caught): string[] => [
  ...new Set([...html.matchAll(/href="(http[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))),
];

export const visitLinkIn = (mail: Caught): string => mailLinks(mail).find((link) => link.includes('/resultado/')) ?? '';
