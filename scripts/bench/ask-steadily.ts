import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BookersOrders, BookersReport } from './bookers.ts';

export type SteadyOrders = {
  kinds: { name: string; addresses: string[]; perSecond: number; headers: Record<string, string> }[];
  bookers: BookersOrders | null;
  seconds: number;
};

export type SteadyReport = {
  kinds: { name: string; asked: number; statuses: [status: number, count: number][]; times: number[] }[];
  booked: BookersReport | null;
  /** What the visitors themselves took of the machine. */
  cores: number;
};

export async function askSteadily(orders: SteadyOrders): Promise<SteadyReport> {
  const child = fork(path.join(import.meta.dirname, 'steady-visitors.ts'));
  child.send(orders);
  const [report] = (await once(child, 'message')) as [SteadyReport];
  return report;
}
