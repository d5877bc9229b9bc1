import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = { requestsPerSecond: number; p99Ms: number; errors: number };

const toMs = (value: string) => {
  const amount = Number.parseFloat(value);
  if (value.endsWith('us')) return amount / 1000;
  return value.endsWith('ms') ? amount : amount * 1000;
};

/** Some seconds of load on loopback from Debian's `wrk`: one thread, so that a core is left for the server. */
export async function wrk(url: string, headers: Record<string, string>, seconds: number, connections = 32): Promise<Load> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...flags, url]);
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p99Ms: toMs(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1] ?? ''),
    errors: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}
