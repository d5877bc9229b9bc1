'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelIn } from '../language/label.ts';
import { historyWords, sayAuthor, sayMoment, sayOpenEditor, sayState } from './history-words.ts';
import type { HistoryLine, OpenEditor } from './read-history.ts';

type History = { lines: HistoryLine[]; open: OpenEditor | null };

/** Beside the document: who saved it last, when, what of it is on the site, and who else has it open. Asked anew after every save. */
export function HistoryPanel() {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [history, setHistory] = useState<History | null>(null);
  const name = globalSlug ?? id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes nothing but this time.
  useEffect(() => {
    if (name === undefined) return;
    const asking = new AbortController();
    fetch(`/api/historico/${collectionSlug ?? globalSlug}/${name}`, { credentials: 'same-origin', signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: History | null) => setHistory(answer))
      .catch(() => {});
    return () => asking.abort();
  }, [collectionSlug, globalSlug, name, lastUpdateTime]);

  if (!history || history.lines.length === 0) return null;
  const versions = `/admin/${globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${id}`}/versions`;
  return (
    <div className="history-panel">
      {history.open && <p role="status">{sayOpenEditor(history.open, i18n.language)}</p>}
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
