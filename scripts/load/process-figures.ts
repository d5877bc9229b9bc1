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
export const cpuMs = (pid: number): Promise<number> =>
  sumOf(pid, async (one) => {
    const [, fields = ''] = (await readFile(`/proc/${one}/stat`, 'utf8')).split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * 10;
  });
