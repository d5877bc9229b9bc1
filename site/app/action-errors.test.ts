import { createLibrary } from '@clinic/core/content/library/library';
import { data, RouterContextProvider, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { actionFailure, framed } from './action-errors.server.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { requirePage } from './require-page.server.ts';

async function run(act: () => Promise<unknown>) {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    resolution: { kind: 'page' },
    library: createLibrary([]),
    report: (error) => void reported.push(error),
  } as PageContext);
  const answer = await framed(act)({ context }).catch((thrown: unknown) => ({ thrown }));
  return { answer, reported, context };
}

test('a failure of ours is told to the log once, and to the visitor by the page’s own loader', async () => {
  const trouble = new Error('the database is away');
  const { answer, reported, context } = await run(() => Promise.reject(trouble));
  expect(answer).toMatchObject({ init: { status: 500 } });
  expect(reported).toEqual([trouble]);
  expect(() => requirePage(context)).toThrow(expect.objectContaining({ init: { status: 500 } }));
});

test('a page that is unavailable for the moment is no failure to report', async () => {
  const { answer, reported, context } = await run(() => Promise.reject(data(null, { status: 503 })));
  expect(answer).toMatchObject({ init: { status: 503 } });
  expect(reported).toEqual([]);
  expect(context.get(actionFailure)).toBe(503);
});

test('sends on as before', async () => {
  const { answer, context } = await run(async () => {
    throw redirect('/pt');
  });
  expect(answer).toMatchObject({ thrown: expect.any(Response) });
  expect(context.get(actionFailure)).toBeNull();
  expect(requirePage(context).resolution.kind).toBe('page');
});
