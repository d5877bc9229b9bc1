import { connectionsOf, firstToBreak, growing, type Machine, machinesFor, peakOf, requestMs, usesAt } from './capacity/capacity-model.ts';
import { assumed, measured } from './capacity/measured.ts';

/** `pnpm capacity`: what breaks first with 10, 100 and 1,000 times today's visitors, and on which machines. See docs/scale.md. */
const small: Machine = { name: '2 cores, 4 GB', cores: 2, memoryMb: 4_096, networkMbit: 1_000, eurosPerMonth: 8 };
const large: Machine = { name: '8 cores, 16 GB', cores: 8, memoryMb: 16_384, networkMbit: 1_000, eurosPerMonth: 30 };
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

function tell(title: string, times: number, machine: Machine): void {
  const peak = peakOf(assumed, times);
  const uses = usesAt(peak, machine, measured, assumed);
  const breaks = firstToBreak(uses);
  const machines = machinesFor(uses);
  const connections = connectionsOf(machines * machine.cores, machines, measured);
  console.log(
    `${title}, on ${machine.name}: ${peak.pagesPerSecond.toFixed(1)} pages and ${peak.requestsPerSecond.toFixed(0)} requests in the busiest second`,
  );
  console.log(`  used: ${uses.map(({ what, share }) => `${what} ${percent(share)}`).join(', ')}`);
  const next = breaks ? breaks.what : `nothing; nearest is ${growing(uses)[0]?.what}`;
  console.log(`  first to break: ${next}; machines for the site ${machines}, ${machines * machine.eurosPerMonth} euros a month`);
  if (connections > measured.connections.allowed)
    console.log(`  connections: ${connections} of ${measured.connections.allowed}: pgbouncer in session mode, or fewer processes`);
}

console.log(`a request of the mix: ${requestMs(measured).toFixed(2)} ms of one core`);
for (const times of [1, 10, 100, 1_000]) tell(`${times} × today`, times, small);
tell('ten million page views a day', 10_000_000 / assumed.viewsPerDay, large);
