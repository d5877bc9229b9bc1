import { eventually } from '../../faults/harness/eventually.ts';
import type { Rehearsal } from './rehearsal.ts';

type Letter = { id: string; subject: string; to: { address: string }[] };

export async function caughtLetters({ mailbox }: Pick<Rehearsal, 'mailbox'>, email: string): Promise<Letter[]> {
  const letters = (await (await fetch(`${mailbox}/api/email`)).json()) as Letter[];
  return letters.filter(({ to }) => to.some(({ address }) => address === email));
}

/** Out of the letter with a code to this address. */
export const codeCaught = (rehearsal: Rehearsal, email: string): Promise<string> =>
  eventually(
    async () => {
      const [letter] = (await caughtLetters(rehearsal, email)).filter(({ subject }) => subject.startsWith('O seu código'));
      if (!letter) return null;
      const source = await (await fetch(`${rehearsal.mailbox}/api/email/${letter.id}/source`)).text();
      return /codigo=(\d{6})/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];
    },
    `a code for ${email}`,
    90_000,
  );
