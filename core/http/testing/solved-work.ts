import { solveChallenge } from 'altcha-lib/v1';
import type { WorkChallenge } from '../proof-of-work.ts';

/** What a browser sends that has done the work. */
export async function solvedWork(work: WorkChallenge): Promise<string> {
  const solution = await solveChallenge(work.challenge, work.salt, work.algorithm, work.maxnumber).promise;
  return btoa(JSON.stringify({ ...work, number: solution?.number }));
}
