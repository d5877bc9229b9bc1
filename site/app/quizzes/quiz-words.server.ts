import { data } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { orNotFound } from '../require-page.server.ts';

/** The words of a quiz come from the library: before it was loaded nobody knows whether they exist. */
export function orNoQuiz<T>({ library }: PageContext, words: T | null): T {
  if (!words && library.isEmpty) throw data(null, { status: 503 });
  return orNotFound(words);
}
