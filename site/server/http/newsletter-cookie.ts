import { cookieNamed } from './cookie-named.ts';

const minutes = 15;
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-newsletter' : 'newsletter');
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which request this browser has just sent, so that the page after it can say to which e-mail the letter went. */
export function readNewsletterRequest(request: Request, origin: string): string | null {
  const value = cookieNamed(request, nameAt(origin));
  return value && id.test(value) ? value : null;
}

export const newsletterCookie = (requestId: string, origin: string): string =>
  `${nameAt(origin)}=${requestId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${minutes * 60}${origin.startsWith('https:') ? '; Secure' : ''}`;
