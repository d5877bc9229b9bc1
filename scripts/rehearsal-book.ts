import { offeredSlots } from '../faults/crowd/offered-slots.ts';
import { eventually } from '../faults/harness/eventually.ts';
import { caughtLetters } from './rehearsal/letters.ts';
import { openRehearsal } from './rehearsal/rehearsal.ts';
import { rehearseVisit } from './rehearsal/rehearse-visit.ts';

/** `pnpm rehearsal:book`, beside a rehearsal of `deploy/up`: books one visit through the proxy and waits for what the patient gets. */
const rehearsal = await openRehearsal();
const startedAt = performance.now();
const [slot] = (await offeredSlots({ site: rehearsal.site, origin: rehearsal.site })).flat();
if (!slot) throw new Error('no hour is offered');
const { email, page, look } = await rehearseVisit(rehearsal, slot);
await eventually(async () => (await look()).includes('Consulta agendada com sucesso'), 'the page says that it is booked');
await eventually(async () => (await caughtLetters(rehearsal, email)).length >= 2, 'the letter about the visit');
const subjects = (await caughtLetters(rehearsal, email)).map(({ subject }) => subject);
console.log(`booked: doctor ${slot.doctorId}, ${slot.date} ${slot.time}, ${page.replace(/[^/]+$/, '…')}; letters: ${subjects.join(' · ')}`);
console.log(`booking: from the first screen to the letter in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
