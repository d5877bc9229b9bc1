import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale, isLocale } from '@clinic/core/kernel/locale';
import { type SearchPort, suggest } from '@clinic/core/search/ask-search';
import { createTranslator } from 'use-intl/core';
import type { Suggestions } from '../../app/frame/header/suggestion.ts';
import { messagesFor } from '../../app/language/messages.server.ts';
import type { SiteApp } from '../site-app.ts';

const longestQuestion = 200;
/** The input may name an illness: it must not be cached or stored on the way. */
const headers = { 'cache-control': 'no-store' };

/**
 * Search suggestions. The response includes the texts around them, so that the browser needs none of its own. The log contains neither path
 * nor query of these requests: see request-log.ts.
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
      const to = canonicalPath(path, book);
      return to ? [{ to, title, kind: t(`kind.${kind}`) }] : [];
    });
    const answer: Suggestions = { label: t('suggestions'), status: t('suggestionCount', { count: options.length }), options };
    return c.json(answer, 200, headers);
  });
}
