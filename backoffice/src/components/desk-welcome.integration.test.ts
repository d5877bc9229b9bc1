import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Role } from '../access/role.ts';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { emailOf } from '../testing/test-backoffice.ts';
import { DeskWelcome } from './desk-welcome.tsx';

const backoffice = backofficeOfFile();

async function startPageOf(role: Role, language: 'pt' | 'en' = 'pt'): Promise<string> {
  const { payload } = backoffice;
  const { docs } = await payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf(role) } } });
  const user = { ...docs[0], collection: 'utilizadores' } as NonNullable<Parameters<typeof DeskWelcome>[0]['user']>;
  const i18n = { ...(await createLocalReq({}, payload)).i18n, language } as unknown as Parameters<typeof DeskWelcome>[0]['i18n'];
  return renderToStaticMarkup(await DeskWelcome({ i18n, payload, user }));
}

test('a manager’s start page leads to the figures and the audit log, before the desk’s work; nobody else’s does', async () => {
  const managers = await startPageOf('gestor');
  expect(managers).toMatch(/<h1[^>]*>Gestão<\/h1>.*href="\/admin\/gestao".*href="\/admin\/registo".*<h2 id="desk-start">Balcão<\/h2>/s);
  expect(await startPageOf('gestor', 'en')).toMatch(/Management<\/h1>.*Figures<\/a>.*Audit log<\/a>/s);
  const desk = await startPageOf('balcao');
  expect(desk).toContain('<h1 id="desk-start">Balcão</h1>');
  expect(desk).not.toMatch(/\/admin\/(?:gestao|registo)"/);
});

test('the desk’s start page counts what waits, and says so while the clinic’s program is silent', async () => {
  const desk = await startPageOf('balcao');
  expect(desk).toContain('Nada por fazer neste momento');
  expect(desk).toMatch(/href="\/admin\/por-fazer\?ver=fora-do-prazo"[^>]*><b>0<\/b> fora do prazo/);
  expect(desk).toMatch(/O programa da clínica (?:ainda não respondeu|não respondeu: contam só as consultas do site)/);
});
