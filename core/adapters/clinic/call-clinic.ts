import type { z } from 'zod';
import { type ObserveCall, type OutsideOutcome, observed } from '../../figures/outside-call.ts';
import { failureName } from '../../http/failure-name.ts';
import { parseJson } from '../../http/parse-json.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { traceHeaders } from '../../logging/spans.ts';
import type { ClinicCall } from './clinic-call.ts';
import type { ClinicLimits } from './clinic-limits.ts';
import { clinicPolicies } from './clinic-policies.ts';
import { type ClinicResponse, parseResponse } from './parse-response.ts';

export type ClinicAddress = { url: string; key: string; appId: string };
type CallerOptions = ClinicAddress & { logger: Logger; limits: ClinicLimits; observe?: ObserveCall | undefined };

const outcomes: Record<ClinicResponse<unknown>['kind'], OutsideOutcome> = {
  answered: 'ok',
  refused: 'refused',
  keyRefused: 'keyRefused',
  unavailable: 'unavailable',
};

/** `Sent extends Read`: the schema must accept everything that the contract allows. */
export type CallClinic = <Read, Sent extends Read, Variables, Answer>(
  call: ClinicCall<Sent, Variables>,
  variables: Variables,
  schema: z.ZodType<Answer, Read>,
) => Promise<ClinicResponse<Answer>>;

export function clinicCaller({ logger, limits, observe, ...address }: CallerOptions): { read: CallClinic; write: CallClinic } {
  const policies = clinicPolicies(limits, logger);

  async function attempt<Variables, Answer>(
    { name, text }: ClinicCall<unknown, Variables>,
    variables: Variables,
    schema: z.ZodType<Answer>,
    deadlineMs: number,
  ): Promise<ClinicResponse<Answer>> {
    const startedAt = Date.now();
    const ask = () => post(address, JSON.stringify({ query: text, variables }), deadlineMs, schema);
    const response = await observed(observe, { service: 'clinic', operation: name }, ask, {
      answer: ({ kind }) => outcomes[kind],
      error: () => 'unavailable',
    });
    logResponse(response, logger.child({ call: name, ms: Date.now() - startedAt }));
    return response;
  }
  return {
    read: (call, variables, schema) => policies.read(() => attempt(call, variables, schema, limits.readDeadlineMs)),
    write: (call, variables, schema) => policies.write(() => attempt(call, variables, schema, limits.writeDeadlineMs)),
  };
}

async function post<Answer>({ url, key, appId }: ClinicAddress, body: string, deadlineMs: number, schema: z.ZodType<Answer>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        appid: appId,
        'content-type': 'application/json',
        accept: 'application/json',
        ...traceHeaders(),
      },
      body,
      signal: AbortSignal.timeout(deadlineMs),
      // The key must not be sent to another address.
      redirect: 'error',
    });
    const text = await response.text();
    return parseResponse(response.status, parseJson(text), schema);
  } catch (error) {
    return { kind: 'unavailable', reason: failureName(error) } as const;
  }
}

function logResponse(response: ClinicResponse<unknown>, logger: Logger): void {
  if (response.kind === 'unavailable') logger.warn({ reason: response.reason }, 'the clinic service is unavailable');
  if (response.kind === 'keyRefused') logger.error('the clinic service does not accept our key or AppId: nothing can be read or booked');
  // A patient cannot correct a refusal without a specific kind, so it is logged as a warning.
  if (response.kind === 'refused')
    logger[response.refusal === 'refused' ? 'warn' : 'info']({ reason: response.reason }, 'the clinic service refused');
}
