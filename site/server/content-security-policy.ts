import { createHash } from 'node:crypto';

/**
 * Turns a page rendered with a random nonce into one whose policy names its scripts by hash, so that the very same bytes
 * can be given to everybody. Only scripts that carry the nonce were written by the renderer; one that slipped in through
 * content does not know it and is not allowed to run.
 */
export function sealScripts(html: string, nonce: string): { html: string; policy: string } {
  const inline = new RegExp(`<script\\b[^>]*?\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [tag, code = ''] of html.matchAll(inline)) {
    if (!/^<script\b[^>]*\ssrc=/.test(tag)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: contentSecurityPolicy([...hashes]) };
}

export const contentSecurityPolicy = (scriptHashes: string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    // Pop-ups and calendars are placed by inline style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
