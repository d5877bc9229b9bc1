import type { Logger } from '../../logging/create-logger.ts';

/** `unreached`: no connection was ever made, so nothing can have been done. `silent`: nobody knows. */
export type ProviderAnswer = { kind: 'answered'; status: number; body: unknown } | { kind: 'unreached' } | { kind: 'silent' };

export type ProviderCall = {
  /** For the log, where addresses with identifiers do not belong. */
  operation: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: object;
};
export type AskProvider = (call: ProviderCall) => Promise<ProviderAnswer>;

type Options = { provider: string; baseUrl: string; headers?: Record<string, string>; logger: Logger; deadlineMs?: number | undefined };

const connectionNeverMade = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Calls with one deadline for the whole answer, and never twice: what may be tried again is for the caller to know. */
export function askProvider({ provider, baseUrl, headers = {}, logger, deadlineMs = 8_000 }: Options): AskProvider {
  return async ({ operation, method, path, headers: own = {}, body }) => {
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method,
        headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers, ...own },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(deadlineMs),
        // The keys are for this address only.
        redirect: 'error',
      });
      const text = await response.text();
      if (!response.ok) logger.warn({ provider, operation, status: response.status }, 'payment provider said no');
      return { kind: 'answered', status: response.status, body: readJson(text) };
    } catch (error) {
      const reason = reasonOf(error);
      logger.warn({ provider, operation, reason }, 'payment provider did not answer');
      return { kind: connectionNeverMade.has(reason) ? 'unreached' : 'silent' };
    }
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
