import { expect, test } from 'vitest';
import type { ClinicUnavailable } from '../../clinic/clinic-service.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { keepAnswers } from './availability-cache.ts';

const silence = err({ kind: 'clinicUnavailable' } as const);

/** A clinic that responds with the number of calls so far; `answerWith` changes the response. */
function start({ mostKept = 10 } = {}) {
  const clock = { ms: 1_000_000 };
  const asked: string[] = [];
  const mood: { says: () => Promise<Result<number, ClinicUnavailable>> } = { says: () => Promise.resolve(ok(asked.length)) };
  const kept = keepAnswers<string, number>({
    read: (question) => {
      asked.push(question);
      return mood.says();
    },
    freshMs: 30_000,
    staleMs: 300_000,
    staleAnswerAfterMs: 20,
    mostKept,
    now: () => clock.ms,
  });
  const value = async (question = 'q') => {
    const answer = await kept.ask(question);
    return answer.ok ? { value: answer.value.value, isStale: answer.value.isStale } : 'silent';
  };
  const pass = (ms: number) => {
    clock.ms += ms;
  };
  const answerWith = (says: typeof mood.says) => {
    mood.says = says;
  };
  return { kept, asked, value, pass, clock, answerWith };
}

test('a hundred who ask the same at once are one question to the clinic, and so are those of the next half minute', async () => {
  const { asked, value, pass } = start();
  const answers = await Promise.all(Array.from({ length: 100 }, () => value()));
  pass(29_999);
  answers.push(await value());
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"value":1,"isStale":false}']));
  expect(asked).toHaveLength(1);
});

test('after half a minute the clinic is asked again', async () => {
  const { value, pass } = start();
  await value();
  pass(30_000);
  expect(await value()).toEqual({ value: 2, isStale: false });
});

test('other questions have answers of their own', async () => {
  const { asked, value } = start();
  await Promise.all([value('a'), value('b'), value('a')]);
  expect(asked).toEqual(['a', 'b']);
});

test('while the clinic is silent the last answer stands for five minutes, and says how old it is', async () => {
  const { kept, value, pass, answerWith, clock } = start();
  const readAt = new Date(clock.ms);
  await value();
  answerWith(() => Promise.resolve(silence));
  pass(299_999);
  expect(await kept.ask('q')).toEqual(ok({ value: 1, readAt, isStale: true }));
  pass(1);
  expect(await value()).toBe('silent');
});

test('silence is not kept: the first answer after it counts', async () => {
  const { value, answerWith } = start();
  answerWith(() => Promise.resolve(silence));
  expect(await value()).toBe('silent');
  answerWith(() => Promise.resolve(ok(7)));
  expect(await value()).toEqual({ value: 7, isStale: false });
});

test('who can have a stale answer does not wait long for a slow clinic, and the slow answer is kept', async () => {
  const { value, pass, answerWith } = start();
  await value();
  pass(60_000);
  const slow = Promise.withResolvers<Result<number, ClinicUnavailable>>();
  answerWith(() => slow.promise);
  expect(await value()).toEqual({ value: 1, isStale: true });
  slow.resolve(ok(8));
  await slow.promise;
  expect(await value()).toEqual({ value: 8, isStale: false });
});

test('what is outdated is changed at once and asked for again', async () => {
  const { kept, value, answerWith } = start();
  await value('a');
  await value('b');
  kept.outdate(
    (question) => question === 'a',
    () => -1,
  );
  answerWith(() => Promise.resolve(silence));
  expect(await value('a')).toEqual({ value: -1, isStale: true });
  expect(await value('b')).toEqual({ value: 2, isStale: false });
});

test('an answer that was under way when things changed is not kept', async () => {
  const { kept, asked, value, answerWith } = start();
  const early = Promise.withResolvers<Result<number, ClinicUnavailable>>();
  answerWith(() => early.promise);
  const waiting = value();
  kept.outdate(
    () => true,
    (before) => before,
  );
  answerWith(() => Promise.resolve(ok(2)));
  expect(await value()).toEqual({ value: 2, isStale: false });
  early.resolve(ok(1));
  expect(await waiting).toEqual({ value: 1, isStale: false });
  expect(await value()).toEqual({ value: 2, isStale: false });
  expect(asked).toHaveLength(2);
});

test('only so many answers are kept: those asked for last', async () => {
  const { asked, value } = start({ mostKept: 2 });
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await value(question);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('a fault of our own is thrown, and the next question is asked again', async () => {
  const { value, answerWith } = start();
  answerWith(() => Promise.reject(new TypeError('a bug')));
  await expect(value()).rejects.toThrow('a bug');
  answerWith(() => Promise.resolve(ok(3)));
  expect(await value()).toEqual({ value: 3, isStale: false });
});
