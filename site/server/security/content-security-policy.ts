import { createHash } from 'node:crypto';
import { speculationRules } from '../../app/navigation/speculation-rules.ts';
import { ownSourcesOnly, type Sources } from './third-party-sources.ts';

/**
 * Turns a page rendered with a random nonce into one whose policy allows its scripts by hash, so that the same bytes can be served to
 * everybody. Only the renderer's scripts have the nonce; a script injected through content does not, and is not allowed to run.
 */
export function hashScripts(html: string, nonce: string, sources: Sources = ownSourcesOnly): { html: string; policy: string } {
  const inline = new RegExp(`<script\\b[^>]*?\\snonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = new Set<string>();
  for (const [tag, code = ''] of html.matchAll(inline)) {
    if (!/^<script\b[^>]*\ssrc=/.test(tag)) hashes.add(sourceHash(code));
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: contentSecurityPolicy([...hashes, fetchAheadHash], sources) };
}

export const sourceHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Not in the page: behaviour/fetch-ahead.ts adds it where the connection allows. */
const fetchAheadHash = sourceHash(speculationRules);

export const contentSecurityPolicy = (scriptHashes: string[], sources: Sources = ownSourcesOnly) =>
  [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scriptHashes, ...sources.script]),
    directive('style-src', ["'self'", ...sources.style]),
    // Pop-ups and calendars are placed by inline style attributes; style elements stay forbidden.
    "style-src-attr 'unsafe-inline'",
    directive('img-src', ["'self'", 'data:', ...sources.img]),
    directive('font-src', ["'self'", ...sources.font]),
    directive('connect-src', ["'self'", ...sources.connect]),
    ...(sources.frame.length ? [directive('frame-src', sources.frame)] : []),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const directive = (name: string, sources: string[]) => [name, ...sources].join(' ');
