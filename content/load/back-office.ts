import { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PATCH';
/** Speaks REST with the back office; answers with the parsed body or throws an error that says which call failed and why. */
export type BackOffice = (method: HttpMethod, path: string, body?: unknown) => Promise<unknown>;

// A busy machine has taken more than half a minute to resize a picture.
const timeoutMs = 180_000;

/** `cookie`: whoever signed in, as a browser says it; the back office takes it only with its own address as the origin. */
export function connect(url: string, cookie?: string): BackOffice {
  return async (method, path, body) => {
    const response = await callBackOffice(url, path, method, cookie, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${reasonsIn(text)}`);
    return JSON.parse(text);
  };
}

export async function callBackOffice(
  url: string,
  path: string,
  method: HttpMethod,
  cookie: string | undefined,
  body: unknown,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const ask = () =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        // A form names its own boundary.
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        origin: new URL(url).origin,
        ...(cookie ? { cookie } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  try {
    // A connection that was kept open may be closed by the other side in the moment it is used again; reading twice does no harm.
    return await ask().catch((error) => (method === 'GET' ? ask() : Promise.reject(error)));
  } catch (error) {
    throw new Error(`The back office does not answer at ${url}${path}. Is it running?`, { cause: error });
  }
}

const fieldError = z.object({ path: z.string(), message: z.string() });
const failure = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z
        .object({ errors: z.array(fieldError) })
        .optional()
        .catch(undefined),
    }),
  ),
});

export function reasonsIn(text: string): string {
  try {
    const { errors } = failure.parse(JSON.parse(text));
    return errors
      .map(({ message, data }) => [message, ...(data?.errors ?? []).map(({ path, message: why }) => `${path}: ${why}`)].join(' | '))
      .join('; ');
  } catch {
    return text.slice(0, 300);
  }
}
