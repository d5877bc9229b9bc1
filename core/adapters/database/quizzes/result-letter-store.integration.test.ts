import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AreaFixture, createAreaFixture } from '../personal-area/testing/area-fixture.ts';
import { resultLetterStore } from './result-letter-store.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());

const letter = { title: 'Título', lead: 'Texto', facts: [{ label: 'Pontos', text: '14 de 35' }], meaning: [], urgent: 'Ligue 112.' };

test('a result waits encrypted for its letter, is one letter however often it is asked for, and is gone afterwards', async () => {
  const { resultLetters } = fixture.services;
  const queued = { id: crypto.randomUUID(), recipient: 'ana@exemplo.pt', locale: 'pt', letter } as const;
  await resultLetters.queue(queued);
  await resultLetters.queue({ ...queued, recipient: 'outra@exemplo.pt' });
  const { rows } = await fixture.pool.query('select * from core.quiz_letters');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/ana@|14 de 35|Título/);
  const { rows: work } = await fixture.pool.query("select inputs from dbos.workflow_status where workflow_uuid like 'quiz-letter-%'");
  expect(work).toHaveLength(1);
  expect(JSON.stringify(work)).not.toMatch(/ana@|14 de 35/);
  // The site may only write: reading and removing is the worker's.
  await expect(resultLetters.unsent(queued.id)).rejects.toThrow('permission denied');
  const worker = resultLetterStore(fixture.pool, {} as DBOSClient, fixture.services.keys);
  expect(await worker.unsent(queued.id)).toEqual(queued);
  await worker.remove(queued.id);
  expect(await worker.unsent(queued.id)).toBeNull();
});
