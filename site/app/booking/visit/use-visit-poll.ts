import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { stateLooks } from './state-looks.ts';
import type { StateAnswer } from './visit-state.ts';
import type { VisitView } from './visit-view.ts';

/** How far the clinic's clock is ahead of the visitor's; none until the browser has taken over. */
export type Offset = number | null;

const offsetTo = (now: string) => Date.parse(now) - Date.now();

/** Asks every few seconds, while somebody looks, whether anything changed; then the page is read anew. */
export function useVisitPoll({ token, state, now }: VisitView): { offsetMs: Offset; changed: boolean } {
  const { revalidate } = useRevalidator();
  const first = useRef(state.kind);
  const [offsetMs, setOffsetMs] = useState<Offset>(null);
  const { askEveryMs } = stateLooks[state.kind];
  const shown = fingerprint(state.kind, state.kind === 'mbway' ? state.answerBy : null);

  useEffect(() => setOffsetMs(offsetTo(now)), [now]);
  useEffect(() => {
    if (askEveryMs === null) return;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch(`/visits/${token}/state`).catch(() => null);
      // Renewed, moved or ended: the page itself says which.
      if (answer?.status === 410) return revalidate();
      // Silence is not news: the next question may be answered.
      if (!answer?.ok) return;
      const { state: kind, until, now: serverNow }: StateAnswer = await answer.json();
      setOffsetMs(offsetTo(serverNow));
      if (fingerprint(kind, until) !== shown) await revalidate();
    };
    const timer = setInterval(ask, askEveryMs);
    // Whoever comes back from the bank's app wants to know at once.
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [token, askEveryMs, shown, revalidate]);

  return { offsetMs, changed: first.current !== state.kind };
}

const fingerprint = (kind: string, until: string | null) => `${kind} ${until ?? ''}`;
