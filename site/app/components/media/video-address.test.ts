import { expect, test } from 'vitest';
import { embedAddress } from './video-address.ts';

test('the video comes from the host without cookies, starts at once and is muted', () => {
  expect(embedAddress('abc_DEF-123')).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&mute=1&rel=0');
});

test('an id cannot lead elsewhere', () => {
  expect(embedAddress('../x?y')).toContain('/embed/..%2Fx%3Fy?');
});
