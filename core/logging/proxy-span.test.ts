import { expect, test } from 'vitest';
import { proxySpan } from './proxy-span.ts';

const now = 1_795_036_020_092;
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('the time in the proxy begins when the proxy says that the request came, and belongs to the caller’s trace', () => {
  const span = { name: 'proxy', kind: 'server', causedBy: traceparent, startedAt: now - 250 };
  expect(proxySpan({ traceparent, requestStart: String(now - 250) }, now)).toEqual(span);
});

test.each([undefined, '', 'zulmiro', '5', `t=${now}`, String(now + 1_000), String(now - 120_000), '-1795036020092'])(
  'without a time of the last two minutes there is no such span: %s',
  (requestStart) => {
    expect(proxySpan({ traceparent, requestStart }, now)).toBeNull();
  },
);
