'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { countInTitle, openIn } from './count-in-title.ts';
import { livePath } from './live-path.ts';

/** `reload`: what the list says where it does not change by itself. */
type Props = { open: number; words: { live: string; lost: string; news: string; reload: string } };

/** Nobody has touched the page for so long: refreshing it would keep a session open that nobody uses. */
const awayMs = 10 * 60_000;
/** Each reading of the list names patients and is written down: several changes in a row are one. */
const restMs = 3_000;

const isTyping = () => ['INPUT', 'TEXTAREA', 'SELECT'].includes(document.activeElement?.tagName ?? '');

/** Refreshes the list when it is told to, and counts in the tab's title. Without script the page is what it was when it was opened. */
export function LiveQueue({ open, words }: Props) {
  const router = useRouter();
  const [standing, setStanding] = useState<'live' | 'lost' | 'news' | null>(null);

  useEffect(() => countInTitle(open), [open]);

  useEffect(() => {
    let touchedAt = Date.now();
    let refreshedAt = 0;
    let isWaiting = false;
    let later: number | undefined;
    const refresh = () => {
      if (!isWaiting || document.hidden || isTyping() || Date.now() - touchedAt > awayMs) return;
      window.clearTimeout(later);
      const restLeftMs = refreshedAt + restMs - Date.now();
      if (restLeftMs > 0) {
        later = window.setTimeout(refresh, restLeftMs);
        return;
      }
      refreshedAt = Date.now();
      isWaiting = false;
      setStanding('live');
      router.refresh();
    };
    const touch = () => {
      touchedAt = Date.now();
      refresh();
    };
    const source = new EventSource(livePath);
    const hear = (event: MessageEvent<string>) => {
      countInTitle(openIn(event));
      if (event.type !== 'changed') return;
      isWaiting = true;
      setStanding('news');
      refresh();
    };
    source.onopen = () => setStanding('live');
    source.onerror = () => setStanding('lost');
    source.addEventListener('counts', hear);
    source.addEventListener('changed', hear);
    const touches = ['pointerdown', 'keydown', 'focusin', 'focusout', 'visibilitychange'] as const;
    for (const name of touches) document.addEventListener(name, touch);
    return () => {
      source.close();
      window.clearTimeout(later);
      for (const name of touches) document.removeEventListener(name, touch);
    };
  }, [router]);

  return (
    <p className="desk-live" data-standing={standing ?? undefined} role="status">
      {standing && words[standing]}{' '}
      {(standing === 'news' || standing === 'lost') && (
        <button type="button" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      )}
    </p>
  );
}
