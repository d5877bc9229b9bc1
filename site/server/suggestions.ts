import { livingAddress } from '@clinic/core/addresses/living-address';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale, isLocale } from '@clinic/core/kernel/locale';
import { type SearchPort, suggest } from '@clinic/core/search/ask-search';
import { createTranslator } from 'use-intl/core';
import type { Suggestions } from '../app/frame/header/suggestion.ts';
import { messagesFor } from '../app/language/messages.server.ts';
import type { SiteApp } from './site-app.ts';

const longestQuestion = 200;
/** What somebody types may name an illness: it is kept nowhere on its way. */
const headers = { 'cache-control': 'no-store' };

/**
 * What the search offers while somebody types. The words around it come along, so that the browser needs none of its own. Of
 * this address the log writes neither path nor query: see every-answer.ts.
 */
export function serveSuggestions(app: SiteApp, { search, library }: { search: SearchPort; library: () => Library }) {
  app.get('/pesquisa/sugestoes', async (c) => {
    const asked = c.req.query('lingua');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const typed = (c.req.query('q') ?? '').slice(0, longestQuestion);
    const found = await suggest(search, typed, locale).catch(() => undefined);
    if (!found) return c.json({}, 503, headers);
    const book = library().addresses;
    const t = createTranslator({ locale, messages: messagesFor(locale, 'search'), namespace: 'search' });
    const options = found.flatMap(({ kind, path, title }) => {
      const to = livingAddress(path, book);
      return to ? [{ to, title, kind: t(`kind.${kind}`) }] : [];
    });
    const answer: Suggestions = { label: t('suggestions'), status: t('suggestionCount', { count: options.length }), options };
    return c.json(answer, 200, headers);
  });
}
