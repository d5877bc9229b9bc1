'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { PlannedWithdrawal } from '../uses/planned-withdrawal.tsx';
import { PublishBeforeTime } from './publish-before-time.tsx';
import { type ShownChange, sayChange } from './schedule-words.ts';

/** Beside the document: what is to come by itself, what came, and what was refused. Asked anew after every save. */
export function ScheduleStatus() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [changes, setChanges] = useState<ShownChange[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes nothing but this time.
  useEffect(() => {
    if (!collectionSlug || id === undefined) return;
    const asking = new AbortController();
    fetch(`/api/scheduled-changes/${collectionSlug}/${id}`, { credentials: 'same-origin', signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : { changes: [] }))
      .then((answer: { changes: ShownChange[] }) => setChanges(answer.changes))
      .catch(() => {});
    return () => asking.abort();
  }, [collectionSlug, id, lastUpdateTime]);

  return (
    <>
      <PublishBeforeTime />
      <PlannedWithdrawal />
      {changes.length > 0 && (
        <ul className="schedule-status" aria-live="polite">
          {changes.map((change) => (
            <li key={`${change.action}${change.due_at}`} data-state={change.refused_at ? 'refused' : change.done_at ? 'done' : 'open'}>
              {sayChange(change, i18n.language)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
