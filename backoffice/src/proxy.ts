import { NextResponse } from 'next/server';
import { readEnv } from './env.ts';
import { policy } from './security-headers.ts';

/** The site's address is known when the process starts, not when it is built: the frame with the preview is allowed here. */
export function proxy(): NextResponse {
  const response = NextResponse.next();
  const { SITE_ORIGIN } = readEnv(process.env);
  response.headers.set('Content-Security-Policy', policy(process.env.NODE_ENV === 'production', SITE_ORIGIN));
  return response;
}

export const config = { matcher: '/admin/:path*' };
