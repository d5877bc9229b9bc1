import { expect } from 'vitest';
import { builtSite } from './harness/built-site.ts';
import { eventually } from './harness/eventually.ts';
import { test } from './harness/harness-test.ts';

test('a broken page is reported once, with its place and without what the visitor typed', async ({ harness }) => {
  await builtSite();
  const sandbox = `http://127.0.0.1:${harness.ports.sandbox}/errors`;
  const dsn = sandbox.replace('//', '//only-for-tests@');
  const site = await harness.startSite(harness.ports.site, { ERROR_REPORTS_DSN: `${dsn}/7` });
  await harness.pool.query('alter table core.search_documents rename to search_documents_away');
  for (let count = 0; count < 5; count++) await fetch(`${site.address}/pt/pesquisa?q=zulmiro+xarabaneco+936777121`);
  const reported = async () => ((await (await fetch(`${sandbox}/control/state`)).json()) as { envelopes: string[] }).envelopes;
  const envelopes = await eventually(async () => {
    const found = await reported();
    return found.length > 0 && found;
  }, 'a report');
  await harness.pool.query('alter table core.search_documents_away rename to search_documents');
  await site.stop();
  expect(envelopes).toHaveLength(1);
  expect(envelopes[0]).toMatch(/"process":"site"[\s\S]*"filename":"/);
  expect(
    ['zulmiro', 'xarabaneco', '936777121', 'pesquisa', 'select', '127.0.0.1'].filter((word) =>
      envelopes.join().toLowerCase().includes(word),
    ),
  ).toEqual([]);
});
