import { expect, test } from 'vitest';
import { mapSearch } from './map-search.ts';

test('the whole address is searched, whatever letters it has', () => {
  expect(mapSearch({ street: 'Praça José Fontana 17, 2.º', postalCode: '1050-000', city: 'Lisboa' })).toBe(
    'https://www.openstreetmap.org/search?query=Pra%C3%A7a+Jos%C3%A9+Fontana+17%2C+2.%C2%BA%2C+1050-000+Lisboa',
  );
});
