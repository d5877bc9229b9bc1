import { setTimeout as sleep } from 'node:timers/promises';
import { visit, type When } from '../../faults/harness/visits.ts';
import { draftFieldsOf, wizardVisitor } from '../../faults/harness/wizard-visitor.ts';
import { codeInMailbox } from '../load/code-in-mailbox.ts';

export type BookersOrders = {
  site: string;
  /** Under which the site takes forms. */
  origin: string;
  mailbox: number;
  slots: When[];
  /** Who begins, not what is asked. */
  perSecond: number;
  /** Tells the people of one run from those of another. */
  run: string;
};
/** `times`: from the last button to the page of the visit, the wait for the code in the mailbox included. */
export type BookersReport = { begun: number; booked: number; failed: string[]; times: number[] };

const codeWithinMs = 30_000;

/** Visitors who begin at a steady pace and go through the screens of a booking, up to the page of their visit. */
export function startBookers({ site, origin, mailbox, slots, perSecond, run }: BookersOrders) {
  const told: BookersReport = { begun: 0, booked: 0, failed: [], times: [] };
  const underWay = new Set<Promise<void>>();
  let beginning = true;

  async function book(when: When, number: number): Promise<void> {
    const asked = visit(when);
    const email = `marca-${run}-${number}@exemplo.pt`;
    const visitor = wizardVisitor({ site, origin });
    await visitor.fill(draftFieldsOf({ ...asked, patient: { ...asked.patient, email } }));
    const pressedAt = performance.now();
    const pressed = await visitor.pressLastButton();
    if (pressed.status !== 303) throw new Error(`the last button was answered with ${pressed.status}`);
    const typed = await visitor.typeCode(await codeFor(email));
    if (!typed.location.includes('/resultado/')) throw new Error(`the code was answered with ${typed.status}`);
    told.times.push(performance.now() - pressedAt);
    told.booked += 1;
  }

  async function codeFor(email: string): Promise<string> {
    for (const until = performance.now() + codeWithinMs; performance.now() < until; await sleep(200)) {
      const code = await codeInMailbox({ mailbox }, email);
      if (code) return code;
    }
    throw new Error('no code came');
  }

  const crowd = (async () => {
    for (const startedAt = performance.now(); beginning; await sleep(50)) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      for (; told.begun < due; told.begun++) {
        const when = slots[told.begun];
        if (!when) return;
        const one = book(when, told.begun)
          .catch((error: Error) => void told.failed.push(error.message))
          .finally(() => underWay.delete(one));
        underWay.add(one);
      }
    }
  })();

  return {
    async stop(): Promise<BookersReport> {
      beginning = false;
      await crowd;
      await Promise.all(underWay);
      return told;
    },
  };
}
