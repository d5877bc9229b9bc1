import { type ObserveCall, type OutsideOutcome, observed } from '../../figures/outside-call.ts';
import { failureName } from '../../http/failure-name.ts';
import { parseJson } from '../../http/parse-json.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { traceHeaders } from '../../logging/spans.ts';

/** `notConnected`: no connection was made, so nothing was executed. `noResponse`: the outcome is unknown. */
export type ProviderResponse = { kind: 'answered'; status: number; body: unknown } | { kind: 'notConnected' } | { kind: 'noResponse' };

export type ProviderCall = {
  /** For the log, where URLs with identifiers must not appear. */
  operation: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
export type CallProvider = (call: ProviderCall) => Promise<ProviderResponse>;

type Options = {
  provider: string;
  baseUrl: string;
  headers?: Record<string, string>;
  logger: Logger;
  deadlineMs?: number | undefined;
  observe?: ObserveCall | undefined;
};

const connectionNeverMade = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** One timeout for the whole response and no retries: only the caller knows what may be repeated. */
export function providerCaller({ provider, baseUrl, headers = {}, logger, deadlineMs = 8_000, observe }: Options): CallProvider {
  const call: CallProvider = async ({ operation, method, path, headers: own = {}, body }) => {
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...traceHeaders(),
          ...headers,
          ...own,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(deadlineMs),
        // The keys must not be sent to another address.
        redirect: 'error',
      });
      const text = await response.text();
      if (!response.ok) logger.warn({ provider, operation, status: response.status }, 'payment provider refused');
      return { kind: 'answered', status: response.status, body: parseJson(text) };
    } catch (error) {
      const reason = failureName(error);
      logger.warn({ provider, operation, reason }, 'payment provider did not answer');
      return { kind: connectionNeverMade.has(reason) ? 'notConnected' : 'noResponse' };
    }
  };
  const judge = { answer: outcomeOf, error: () => 'unavailable' as const };
  return (asked) => observed(observe, { service: 'payments', operation: asked.operation }, () => call(asked), judge);
}

function outcomeOf(response: ProviderResponse): OutsideOutcome {
  if (response.kind !== 'answered' || response.status >= 500) return 'unavailable';
  if (response.status === 401 || response.status === 403) return 'keyRefused';
  return response.status < 400 ? 'ok' : 'refused';
}
