import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { formHours } from './form-pass.ts';

/**
 * A second of a telephone's work, done while somebody types; for whoever sends thousands of forms it adds up. The challenge names its
 * form, and a form is one request: a solution that is sent again, or with another form, gets nobody anything.
 */
export type WorkChallenge = { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string };

const hardest = 20_000;

/** The library signs with whatever it is given: a key of its own keeps the secret to its other purposes. */
const keyFrom = (secret: string) => `request form work\n${secret}`;

export async function askForWork(secret: string, formId: string, now: Date): Promise<WorkChallenge> {
  const expires = new Date(now.getTime() + formHours * 3_600_000);
  const { algorithm, challenge, salt, signature } = await createChallenge({
    hmacKey: keyFrom(secret),
    maxNumber: hardest,
    params: { form: formId },
    expires,
  });
  return { algorithm, challenge, maxnumber: hardest, salt, signature };
}

/** `solution`: base64 of the challenge with its number, as ALTCHA's own widget sends it. */
export async function isWorkDone(secret: string, formId: string, solution: string): Promise<boolean> {
  if (solution === '' || solution.length > 1_000) return false;
  try {
    return extractParams(solution)['form'] === formId && (await verifySolution(solution, keyFrom(secret)));
  } catch {
    return false;
  }
}
