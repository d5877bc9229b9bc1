import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { password } from '../testing/test-backoffice.ts';

const backoffice = backofficeOfFile();

test('a stranger’s control characters are no error of ours', async () => {
  const login = { email: 'nobody\u0000@exemplo.pt', password: 'x\u0000' };
  expect((await backoffice.call('POST', '/utilizadores/login', { as: null, body: login })).status).toBe(401);
  expect((await backoffice.call('POST', '/utilizadores/forgot-password', { as: null, body: login })).status).toBe(200);
  const own = { email: 'editor\u0000@exemplo.pt', password };
  expect((await backoffice.call('POST', '/utilizadores/login', { as: null, body: own })).status).toBe(200);
});

test('an editor’s text is kept without them, in documents and pages', async () => {
  const body = { titulo: 'Tumor\u0000 do\u0007 rim \ud800', _status: 'draft' };
  const saved = await backoffice.call('POST', '/problemas?locale=pt&draft=true', { as: 'editor', body });
  expect(saved.json.doc.titulo).toBe('Tumor do rim \ufffd');
  const page = await backoffice.call('POST', '/globals/sobre_nos?locale=pt&draft=true', {
    as: 'editor',
    body: { titulo: 'Sobre\u0000 nós' },
  });
  expect(page.json.result.titulo).toBe('Sobre nós');
});
