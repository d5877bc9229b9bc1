'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelIn } from '../language/label.ts';
import { historyWords, sayAuthor, sayMoment, sayState } from './history-words.ts';
import type { HistoryLine } from './read-history.ts';

type History = { lines: HistoryLine[] };

/** Beside the document: who saved it last, when, and what of it is on the site. Asked anew after every save. */
export function HistoryPanel() {
  const { collectionSlug, data, globalSlug, id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [history, setHistory] = useState<History | null>(null);
  const name = globalSlug ?? id;
  const savedAt = data?.['updatedAt'];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes nothing but this time.
  useEffect(() => {
    if (name === undefined) return;
    const asking = new AbortController();
    fetch(`/api/historico/${collectionSlug ?? globalSlug}/${name}`, { credentials: 'same-origin', signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: History | null) => setHistory(answer))
      .catch(() => {});
    return () => asking.abort();
  }, [collectionSlug, globalSlug, name, savedAt]);

  if (!history || history.lines.length === 0) return null;
  const versions = `/admin/${globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`}/versions`;
  return (
    <div className="history-panel">
      <p>
        <strong>{labelIn(i18n.language, historyWords.title)}</strong>
      </p>
      <ul>
        {history.lines.map((line) => (
          <li key={line.id}>
            <a href={`${versions}/${line.id}`}>{sayMoment(line.at, i18n.language)}</a> <span>{sayAuthor(line, i18n.language)}</span>{' '}
            <span>{sayState(line, i18n.language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
