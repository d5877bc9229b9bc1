import { expect, test } from 'vitest';
import { deviceInWords } from './device-in-words.ts';
import { deviceNameOf } from './device-name.ts';

const named = (agent: string) => deviceNameOf(new Headers({ 'user-agent': agent }));

test('a device is named by browser and system, and said to be unknown in words where it names neither', () => {
  const firefox = named('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  expect([deviceInWords(firefox, 'pt'), deviceInWords(firefox, 'en')]).toEqual(['Firefox · Linux', 'Firefox · Linux']);
  const silent = [named('curl/8.5.0'), deviceNameOf(new Headers())];
  expect(silent.map((name) => deviceInWords(name, 'pt'))).toEqual(['Dispositivo desconhecido', 'Dispositivo desconhecido']);
  expect(silent.map((name) => deviceInWords(name, 'en'))).toEqual(['Unknown device', 'Unknown device']);
});
