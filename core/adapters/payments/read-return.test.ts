import { expect, test } from 'vitest';
import { hostedPage } from './hosted-page.ts';
import { readReturn } from './read-return.ts';

const read = (query: string) => readReturn(new URLSearchParams(query));

test('each provider’s way back is understood; whatever it says is only a hint', () => {
  expect(read('e=10611&r=1&v=90.00&s=ok&t_key=ABC')).toEqual({ provider: 'easypay', hint: { orderId: 'ABC' }, returnedAs: 'paid' });
  expect(read('s=err&t_key=ABC')).toMatchObject({ returnedAs: 'left' });
  expect(read('as=refused&id=ABC&amount=90.00&requestId=x')).toEqual({
    provider: 'ifthenpay',
    hint: { orderId: 'ABC' },
    returnedAs: 'refused',
  });
});

test('what neither of them writes is nothing', () => {
  for (const query of ['', 's=ok', 't_key=', 'as=paid', 'as=else&id=ABC', 'as=paid&id=a%20b', `s=ok&t_key=${'A'.repeat(65)}`])
    expect(read(query), query).toBeNull();
});

test('nobody is sent to type a card on a page that is not encrypted', () => {
  const api = 'https://api.prod.easypay.pt/2.0';
  expect(hostedPage('https://cc.easypay.pt/p/1', api)).toBe('https://cc.easypay.pt/p/1');
  for (const url of ['http://cc.easypay.pt/p/1', 'javascript:alert(1)', 'p/1', undefined]) expect(hostedPage(url, api), url).toBeNull();
  expect(hostedPage('http://127.0.0.1:3002/easypay/cc/1', 'http://127.0.0.1:3002/easypay')).toBe('http://127.0.0.1:3002/easypay/cc/1');
});
