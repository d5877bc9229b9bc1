import { readFile } from 'node:fs/promises';

/** A process and those it has started: the site may be several. */
async function family(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').map(Number).filter(Boolean);
  return [pid, ...children];
}

async function sumOf(pid: number, figure: (pid: number) => Promise<number>): Promise<number> {
  const figures = await Promise.all((await family(pid)).map(figure));
  return figures.reduce((sum, one) => sum + one, 0);
}

export const residentMb = (pid: number): Promise<number> =>
  sumOf(pid, async (one) => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${one}/status`, 'utf8'))?.[1]) / 1024);

/** Of all threads; Linux counts in hundredths of a second. */
async function spentMs(pid: number | 'self', [first, second]: [number, number]): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const counted = fields.split(' ').map(Number);
  return ((counted[first] ?? 0) + (counted[second] ?? 0)) * 10;
}

export const cpuMs = (pid: number): Promise<number> => sumOf(pid, (one) => spentMs(one, [11, 12]));

/** Of the programs that this process has started and that have ended. */
export const endedChildrenMs = (): Promise<number> => spentMs('self', [13, 14]);
