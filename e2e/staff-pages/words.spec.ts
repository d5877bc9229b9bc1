import { workItemKinds } from '@clinic/core/work-items/work-item';
import { expect } from '@playwright/test';
import { viewTable } from '../../backoffice/src/access/role-table.ts';
import { atNight } from '../night.ts';
import { enterAs, makeWorkingDay } from '../staff-day.ts';
import { crawl, type Finding, nothingSeen } from '../staff-words/crawl.ts';
import { foreignWordDetector } from '../staff-words/find-foreign.ts';
import { type TestSystem, test } from '../system.ts';

const roles = ['balcao', 'medico', 'gestor', 'editor', 'admin'] as const;
test.describe.configure({ timeout: 900_000 });

/** The same word in the same place is one fault, however many pages show it. */
const inLines = (findings: Finding[]): string[] => [
  ...new Map(
    findings.map(({ word, text, place, where }) => [`${word} ${text}`, `${word}: “${text.slice(0, 120)}” ${place} ${where}`]),
  ).values(),
];

test('the detector knows English and technical words, and leaves Portuguese alone', async () => {
  const detect = await foreignWordDetector();
  const foreign = ['Responsive', 'File size limit has been reached', 'publicar_em', 'ID', 'image/jpeg', 'undefined', 'updatedAt'];
  for (const text of [...foreign, '11/18/2026', 'Nov 18, 2026, 4:51 PM', '2026-11-18T10:00:00.000Z', '[object Object]', 'Select a value'])
    expect(detect(text), text).not.toEqual([]);
  for (const text of ['Guardar rascunho', 'Última alteração: 18/11/2026, 16:51', 'Médico ausente…', 'N.º', 'E-mail', 'MB WAY'])
    expect(detect(text), text).toEqual([]);
});

const columns = ['admin', 'gestor', 'balcao', 'medico', 'editor'];
/** Opened by nobody who is signed in; another that is found by typing, not by a link. */
const byOtherWays = ['/convite'];
const viewsOf = (role: string): string[] =>
  Object.entries(viewTable)
    .filter(([path, marks]) => marks.split(' ')[columns.indexOf(role)] !== '·' && !byOtherWays.includes(path))
    .map(([path]) => `/admin${path}`);
/** A view that is the same for documents of every kind is opened by one of any kind. */
const isOpenedBy = (view: string, opened: string[]): boolean => {
  const wanted = new RegExp(`^${view.replaceAll(':collection', '[a-z-]+')}$`);
  return opened.some((address) => wanted.test(address));
};

async function readAll(system: TestSystem, browser: Parameters<typeof enterAs>[1], isEachInFull: boolean) {
  await makeWorkingDay(system);
  const detect = await foreignWordDetector();
  const shared = nothingSeen(false);
  const findings: Finding[] = [];
  const opened = new Set<string>();
  const sums: string[] = [];
  for (const role of roles) {
    const startedAt = Date.now();
    const context = await enterAs(system, browser, role);
    const starts = ['/admin', '/admin/account', '/admin/nao-existe', ...viewsOf(role).filter((path) => !path.includes(':'))];
    // The start page is another for everybody.
    shared.views.delete('/admin');
    if (isEachInFull && role === 'balcao') starts.push(...workItemKinds.map((kind) => `/admin/por-fazer?tipo=${kind}`));
    const read = await crawl(context, starts, isEachInFull ? nothingSeen(true) : shared, detect);
    await context.close();
    findings.push(...read.findings.map((finding) => ({ ...finding, where: `${role} ${finding.where}` })));
    for (const view of read.views) opened.add(view.split('?')[0] ?? view);
    sums.push(`${role} ${read.views.length} views, ${read.texts} texts, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  console.log(`  words of the back office: ${sums.join('; ')}`);
  return { findings, opened };
}

test('nobody on the staff reads an English or technical word', async ({ system, browser }) => {
  const { findings, opened } = await readAll(system, browser, false);
  const missed = roles.flatMap(viewsOf).filter((view) => !isOpenedBy(view, [...opened]));
  expect([...new Set(missed)], 'views that no link leads to').toEqual([]);
  expect(inLines(findings)).toEqual([]);
});

test('every role by itself reads no such word', atNight('staff-pages/words.spec.ts'), async ({ system, browser }) => {
  const { findings } = await readAll(system, browser, true);
  expect(inLines(findings)).toEqual([]);
});

test('before anybody has signed in there is no such word either', async ({ system, browser }) => {
  const detect = await foreignWordDetector();
  const context = await browser.newContext({ baseURL: `http://localhost:${system.ports.backoffice}`, locale: 'pt-PT' });
  const starts = ['/admin/login', '/admin/forgot', '/admin/reset/nada', '/admin/convite?token=nada'];
  const { findings } = await crawl(context, starts, nothingSeen(true), detect);
  await context.close();
  expect(inLines(findings)).toEqual([]);
});
