import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../faults/harness/eventually.ts';
import { mailKindOf } from '../../faults/harness/outside-state.ts';
import type { Rehearsal } from './rehearsal.ts';

type Letter = { id: string; subject: string };
type Mailbox = Pick<Rehearsal, 'mailbox'>;
/** The mailbox reads every letter it has for each question: asked as often as a page is, it would be what is slow. */
const betweenQuestionsMs = 1_000;

export async function caughtLetters({ mailbox }: Mailbox, email: string): Promise<Letter[]> {
  return (await (await fetch(`${mailbox}/api/email?${new URLSearchParams({ 'to.address': email })}`)).json()) as Letter[];
}

/** Those of many people who have a letter of this kind in time: one goes round for all of them. */
export async function whoeverGets<P extends { email: string }>(mailbox: Mailbox, people: P[], kind: string, ms: number): Promise<P[]> {
  const until = Date.now() + ms;
  const waiting = new Set(people);
  for (; waiting.size > 0 && Date.now() < until; await sleep(betweenQuestionsMs))
    for (const one of waiting)
      if ((await caughtLetters(mailbox, one.email)).some(({ subject }) => mailKindOf(subject) === kind)) waiting.delete(one);
  return people.filter((one) => !waiting.has(one));
}

/** Out of the letter with a code to this address. */
export const codeCaught = (rehearsal: Mailbox, email: string): Promise<string> =>
  eventually(
    async () => {
      const [letter] = (await caughtLetters(rehearsal, email)).filter(({ subject }) => subject.startsWith('O seu código'));
      if (!letter) return sleep(betweenQuestionsMs, null);
      const source = await (await fetch(`${rehearsal.mailbox}/api/email/${letter.id}/source`)).text();
      return /codigo=(\d{6})/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];
    },
    `a code for ${email}`,
    90_000,
  );
