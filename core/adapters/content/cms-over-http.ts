/** It is well, but has no such thing for us: neither a second try nor a rest would help. */
class CmsRefused extends Error {}

export type CmsOptions = {
  baseUrl: string;
  /** Without it the CMS shows nothing: see `CONTENT_KEY`. */
  key: string;
  firstTryMs?: number;
  secondTryMs?: number;
  restMs?: number;
  now?: () => number;
};

/**
 * Asks the CMS with a deadline and one more try; together under two seconds, the longest a visitor may wait. After a
 * failure it rests for a moment, so that a frozen CMS does not make every page wait anew.
 */
export function cmsOverHttp({ baseUrl, key, firstTryMs = 900, secondTryMs = 700, restMs = 2_000, now = Date.now }: CmsOptions) {
  let restUntil = 0;

  const attempt = async (path: string, timeoutMs: number): Promise<unknown> => {
    const response = await fetch(new URL(path, baseUrl), {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', authorization: `Bearer ${key}` },
    });
    if (response.status >= 400 && response.status < 500) throw new CmsRefused(`the CMS answered ${response.status}`);
    if (!response.ok) throw new Error(`the CMS answered ${response.status}`);
    return response.json();
  };

  return async (path: string): Promise<unknown> => {
    if (now() < restUntil) throw new Error('the CMS failed a moment ago');
    try {
      return await attempt(path, firstTryMs).catch((error) => {
        if (error instanceof CmsRefused) throw error;
        return attempt(path, secondTryMs);
      });
    } catch (error) {
      if (!(error instanceof CmsRefused)) restUntil = now() + restMs;
      throw error;
    }
  };
}
