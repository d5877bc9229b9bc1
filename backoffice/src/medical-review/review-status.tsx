'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { labelIn } from '../language/label.ts';
import { FormComments } from './comments/form-comments.tsx';
import { reviewActPath, reviewPath, reviewStandingPath } from './review-path.ts';
import type { ShownStanding } from './shown-standing.ts';
import { sayStanding, standingButtons } from './standing-words.ts';

/** Beside the document: whether a doctor has signed these words, and the button that asks for it. Asked anew after every save. */
export function ReviewStatus() {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [standing, setStanding] = useState<ShownStanding | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const collection = collectionSlug ?? globalSlug ?? '';
  const name = String(globalSlug ?? id ?? '');

  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (!name) return;
      const answer = await fetch(reviewStandingPath({ collection, id: name }), {
        credentials: 'same-origin',
        ...(signal ? { signal } : {}),
      });
      if (answer.ok) setStanding(await answer.json());
    },
    [collection, name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes nothing but this time.
  useEffect(() => {
    const asking = new AbortController();
    read(asking.signal).catch(() => {});
    return () => asking.abort();
  }, [read, lastUpdateTime]);

  if (!standing) return null;
  const ask = async () => {
    const asked = await fetch(reviewActPath({ collection, id: name }, 'pedir'), { method: 'POST', credentials: 'same-origin' }).catch(
      () => null,
    );
    setHasFailed(!asked?.ok);
    await read().catch(() => {});
  };
  const say = (words: Parameters<typeof labelIn>[1]) => labelIn(i18n.language, words);
  const isWaiting = standing.state !== 'signed' && standing.state !== 'notMedical';
  return (
    <div className="review-status" data-state={standing.state} aria-live="polite">
      {sayStanding(standing, i18n.language).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {hasFailed && <p>{say(standingButtons.failed)}</p>}
      {isWaiting && (
        <p>
          <a href={reviewPath({ collection, id: name })}>{say(standingButtons.compare).replace('{count}', String(standing.changes))}</a>
        </p>
      )}
      {isWaiting && !standing.asked && (
        <Button buttonStyle="secondary" size="medium" onClick={ask}>
          {say(standingButtons.ask)}
        </Button>
      )}
      <FormComments comments={standing.comments} page={{ collection, id: name }} onDone={() => read()} />
    </div>
  );
}
