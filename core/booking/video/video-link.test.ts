import { expect, test } from 'vitest';
import { parseVideoLink } from './video-link.ts';

test('a pasted link is an encrypted address; anything else is refused', () => {
  expect(parseVideoLink(' https://video.exemplo.pt/sala/abc?pwd=1 ')).toEqual({
    ok: true,
    value: 'https://video.exemplo.pt/sala/abc?pwd=1',
  });
  const wrong = [
    '',
    'sala abc',
    'http://video.exemplo.pt/a',
    'javascript:alert(1)',
    'https://user:pass@video.exemplo.pt/',
    'https://localhost/a',
  ];
  for (const text of [...wrong, `https://video.exemplo.pt/${'a'.repeat(600)}`])
    expect(parseVideoLink(text), text).toEqual({ ok: false, error: { kind: 'notALink' } });
});
