import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { subjectOf } from '@clinic/core/content/pages/subject-of';
import { type SearchAnswer, search } from '@clinic/core/search/ask-search';
import { createTranslator } from 'use-intl/core';
import { pageHead } from '../head/page-head.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';
import { isDrawn } from '../reading/drawn-subjects.ts';
import { readingMessages } from '../reading/reading-messages.server.ts';
import type { SearchOutcome } from './search-outcome.ts';

const longestQuestion = 200;

/** What a question leads to, and what the page is called then. */
export async function readSearch(page: PageContext, asked: string) {
  const typed = asked.slice(0, longestQuestion);
  const outcome = await answer(page, typed);
  if (outcome.kind === 'found' && outcome.total === 0) page.noteVainSearch(typed);
  const messages = { ...messagesFor(page.locale, 'search'), ...readingMessages(page.locale) };
  const t = createTranslator({ locale: page.locale, messages, namespace: 'search' });
  const title = outcome.kind === 'found' ? t('documentTitle', { count: outcome.total, term: outcome.term }) : t('title');
  return { outcome, head: pageHead(page, { title, description: t('lead') }), messages };
}

async function answer(page: PageContext, typed: string): Promise<SearchOutcome> {
  if (typed.trim() === '') return { kind: 'nothingAsked' };
  try {
    const found = await search(page.search, typed, page.locale);
    return found.ok ? toOutcome(found.value, page) : { kind: found.error.kind, typed };
  } catch (error) {
    page.report(error);
    return { kind: 'unavailable', typed };
  }
}

/** With living addresses only, and the drawing of each subject that has one. */
function toOutcome({ term, how, groups }: SearchAnswer, { library }: PageContext): SearchOutcome {
  const book = library.addresses;
  const living = groups
    .map(({ kind, pages }) => ({
      kind,
      pages: pages.flatMap(({ path, title, excerpt }) => {
        const to = canonicalPath(path, book);
        const subject = subjectOf(path, book);
        return to ? [{ to, title, excerpt, icon: isDrawn(subject) ? subject : null }] : [];
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
  return { kind: 'found', term, how, total: living.reduce((sum, { pages }) => sum + pages.length, 0), groups: living };
}
