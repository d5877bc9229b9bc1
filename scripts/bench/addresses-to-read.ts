import { addressesIn } from '../library-load/ask-at-once.ts';
import { loadQuestions } from '../search-load/questions.ts';
import type { ReadKind } from './visitor-mix.ts';

const mostPages = 400;
const hours = ['lingua=pt', 'lingua=en', 'lingua=pt&tipo=470', 'lingua=en&tipo=471'].map((query) => `/proximas-horas?${query}`);
const schedules = '/agenda/$bulk-publish';

/** Half are finished questions, half are words that somebody is still typing. */
const searches = loadQuestions.flatMap((typed) => [
  `/pt/pesquisa?${new URLSearchParams({ q: typed })}`,
  `/pesquisa/sugestoes?${new URLSearchParams({ lingua: 'pt', q: typed.slice(0, -2) })}`,
]);

/** What visitors of this site ask for, by kind; every page is in the sitemap. */
export async function addressesToRead(origin: string): Promise<Record<ReadKind, string[]>> {
  const pages = (await addressesIn(origin)).map((address) => new URL(address).pathname).toSorted(() => Math.random() - 0.5);
  return {
    stored: pages.slice(0, mostPages),
    search: searches,
    hours: [...hours, schedules],
    area: ['/pt/conta/area-pessoal', '/pt/conta/area-pessoal/historico'],
  };
}
