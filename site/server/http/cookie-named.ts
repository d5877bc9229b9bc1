export const cookieNamed = (request: Request, name: string): string | null => cookieIn(request.headers.get('cookie'), name);

/** The same, in a header as it was sent. */
export function cookieIn(cookieHeader: string | null | undefined, name: string): string | null {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [given, value = ''] = pair.trim().split('=');
    if (given === name) return value;
  }
  return null;
}
