import { err, ok, type Result } from '../../kernel/result.ts';

const longest = 500;

/** As the desk pastes it: an encrypted address that leads to another host, without a name and password in it. */
export function parseVideoLink(text: string): Result<string, { kind: 'notALink' }> {
  const url = URL.parse(text.trim());
  const isLink =
    url?.protocol === 'https:' && url.hostname.includes('.') && `${url.username}${url.password}` === '' && url.href.length <= longest;
  return url && isLink ? ok(url.href) : err({ kind: 'notALink' });
}
