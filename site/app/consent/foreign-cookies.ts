/** The cookies of the site that scripts can see. All others were left by third parties. */
const ours = new Set(['locale', 'consent', 'aviso', 'user_data', '__Host-user_data']);

export const foreignCookies = (cookies: string): string[] =>
  cookies
    .split(/;\s*/)
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => name && !ours.has(name));

/** Third parties set theirs on the widest domain they can; it takes the same domain to delete them. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$/.test(hostname)) return [];
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

export const expiringCookies = (cookies: string, hostname: string): string[] =>
  foreignCookies(cookies).flatMap((name) =>
    ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
  );
