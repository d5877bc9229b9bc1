export type HitHeaders = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cookie: string | undefined;
  userAgent: string | undefined;
  /** Fetched in case somebody wants it: nobody reads it yet. */
  isAhead: boolean;
  hasBody: boolean;
};

/** The headers that a hit needs, read from the raw list: building Node's full header object costs more than the response itself. */
export function hitHeaders(raw: string[]): HitHeaders {
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let cookie: string | undefined;
  let userAgent: string | undefined;
  let isAhead = false;
  let hasBody = false;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') acceptEncoding = raw[index + 1];
    else if (name.length === 6 && name.toLowerCase() === 'cookie') cookie = raw[index + 1];
    else if (name.length === 10 && name.toLowerCase() === 'user-agent') userAgent = raw[index + 1];
    else if (name.length === 11 && name.toLowerCase() === 'sec-purpose') isAhead = true;
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') ifNoneMatch = raw[index + 1];
    else if (name.length === 14 && name.toLowerCase() === 'content-length') hasBody = true;
    else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') hasBody = true;
  }
  return { acceptEncoding, ifNoneMatch, cookie, userAgent, isAhead, hasBody };
}
