import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { Logger } from '../../logging/create-logger.ts';
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts';
import type { ClinicCall } from './clinic-call.ts';
import type { ClinicLimits } from './clinic-limits.ts';
import { type Heard, hearAnswer } from './hear-answer.ts';

export type ClinicAddress = { url: string; key: string; appId: string };
type Parts = ClinicAddress & { logger: Logger; limits: ClinicLimits; now: () => number };

/** `Sent extends Read`: whatever the contract lets the clinic send, the shape must be able to read. */
export type AskClinic = <Read, Sent extends Read, Variables, Answer>(
  call: ClinicCall<Sent, Variables>,
  variables: Variables,
  shape: z.ZodType<Answer, Read>,
) => Promise<Heard<Answer>>;

/** Not asked at all; nor is there any use in waiting for a second try. */
const leftAlone = { kind: 'silence', why: 'it is down' } as const;

/** Reads get a second try. Writes never: the first may have been done without an answer. */
export function askClinic({ logger, limits, now, ...address }: Parts): { read: AskClinic; write: AskClinic } {
  const breaker = circuitBreaker({ ...limits, now });
  const write: AskClinic = (...asked) => attempt(asked, limits.writeDeadlineMs);
  const read: AskClinic = async (...asked) => {
    let heard = await attempt(asked, limits.readDeadlineMs);
    for (let tries = 1; heard.kind === 'silence' && heard !== leftAlone && tries < limits.readTries; tries += 1) {
      await sleep(limits.retryPauseMs * (0.5 + Math.random() / 2));
      heard = await attempt(asked, limits.readDeadlineMs);
    }
    return heard;
  };

  async function attempt<Variables, Answer>(
    [{ name, text }, variables, shape]: [ClinicCall<unknown, Variables>, Variables, z.ZodType<Answer>],
    deadlineMs: number,
  ): Promise<Heard<Answer>> {
    if (!breaker.letsThrough()) return leftAlone;
    const startedAt = now();
    const heard = await post(address, JSON.stringify({ query: text, variables }), deadlineMs, shape);
    noteDown(breaker, heard, logger.child({ call: name, ms: now() - startedAt }));
    return heard;
  }
  return { read, write };
}

async function post<Answer>({ url, key, appId }: ClinicAddress, body: string, deadlineMs: number, shape: z.ZodType<Answer>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, appid: appId, 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(deadlineMs),
      // The key is for this address and for no other.
      redirect: 'error',
    });
    const text = await response.text();
    return hearAnswer(response.status, parseJson(text), shape);
  } catch (error) {
    return { kind: 'silence', why: nameOfFailure(error) } as const;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Never an error's message: it may quote a header, which is our key, or the body, which is a patient. */
function nameOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name;
}

function noteDown(breaker: CircuitBreaker, heard: Heard<unknown>, logger: Logger): void {
  if (heard.kind === 'answer' || heard.kind === 'no') {
    breaker.answered();
    // A refusal that we have no word for is nothing a patient can put right.
    if (heard.kind === 'no') logger[heard.meaning === 'refused' ? 'warn' : 'info']({ why: heard.why }, 'the clinic service refused');
    return;
  }
  const isNowDown = breaker.wasSilent();
  if (heard.kind === 'keyRefused') logger.error('the clinic service does not accept our key or AppId: nothing can be read or booked');
  else logger.warn({ why: heard.why }, 'the clinic service is silent');
  if (isNowDown) logger.error('the clinic service is down: it is left alone for a while');
}
