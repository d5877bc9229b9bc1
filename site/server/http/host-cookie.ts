const isSecure = (origin: string) => origin.startsWith('https:');

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant one. */
export const hostCookieName = (origin: string, name: string): string => (isSecure(origin) ? `__Host-${name}` : name);

/** Without `maxAgeSeconds` it ends with the browser. */
type HostCookie = { name: string; value: string; maxAgeSeconds?: number; isForScript?: boolean };

/** A `Set-Cookie` of our kind: for this host alone, on all its pages, and hidden from script unless it is meant for it. */
export function hostCookie(origin: string, { name, value, maxAgeSeconds, isForScript = false }: HostCookie): string {
  const hidden = isForScript ? '' : '; HttpOnly';
  const secure = isSecure(origin) ? '; Secure' : '';
  const lifetime = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${hostCookieName(origin, name)}=${value}${hidden}; Path=/; SameSite=Lax${secure}${lifetime}`;
}

/** A browser removes a cookie that has ended, if its name, path and flags are those with which it was set. */
export const clearedHostCookie = (origin: string, cookie: Pick<HostCookie, 'name' | 'isForScript'>): string =>
  hostCookie(origin, { ...cookie, value: '', maxAgeSeconds: 0 });

/** Null where the browser sent none, or an empty one. */
export function readHostCookie(cookieHeader: string | null | undefined, origin: string, name: string): string | null {
  const expected = hostCookieName(origin, name);
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [given, value = ''] = pair.trim().split('=');
    if (given === expected) return value || null;
  }
  return null;
}
