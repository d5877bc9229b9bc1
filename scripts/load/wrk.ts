import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = { requestsPerSecond: number; p99Ms: number; errors: number };

const toMs = (value: string) => {
  const amount = Number.parseFloat(value);
  if (value.endsWith('us')) return amount / 1000;
  return value.endsWith('ms') ? amount : amount * 1000;
};

type Asking = { connections?: number /** A script of wrk's, and what it is told. */; script?: [file: string, ...args: string[]] };

/** Some seconds of load on loopback from Debian's `wrk`: one thread, so that a core is left for the server. */
export async function wrk(url: string, headers: Record<string, string>, seconds: number, asking: Asking = {}): Promise<Load> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [file, ...args] = asking.script ?? [];
  const scripted = file
    ? [
        ['-s', file],
        ['--', ...args],
      ]
    : [[], []];
  const own = ['-t1', `-c${asking.connections ?? 32}`, `-d${seconds}s`, '--latency', ...flags, ...(scripted[0] ?? [])];
  const { stdout } = await promisify(execFile)('wrk', [...own, url, ...(scripted[1] ?? [])]);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p99Ms: toMs(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1] ?? ''),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}
