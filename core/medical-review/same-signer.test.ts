import { expect, test } from 'vitest';
import { isSameSigner } from './same-signer.ts';

const signed = { name: 'Rita Revisora', licence: 'OM 12345' };

test('a new name with the same number, or a mended number under the same name, is the same doctor', () => {
  expect(isSameSigner(signed, { name: 'Rita Revisora Lopes', licence: 'OM 12345' })).toBe(true);
  expect(isSameSigner(signed, { name: 'rita  revisora ', licence: 'OM 12346' })).toBe(true);
});

test('another name with another number, or with none to go by, is another doctor', () => {
  expect(isSameSigner(signed, { name: 'Outra Pessoa', licence: 'OM 99999' })).toBe(false);
  expect(isSameSigner({ ...signed, licence: '' }, { name: 'Outra Pessoa', licence: '' })).toBe(false);
});
