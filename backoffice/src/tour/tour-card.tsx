'use client';

import { usePreferences } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isTourAsked, tourKey } from './tour-path.ts';
import { useTourRoom } from './tour-room.ts';
import type { TourStep } from './tour-steps.ts';
import type { tourWords } from './tour-words.ts';

type SaidStep = Omit<TourStep, 'title' | 'text'> & { title: string; text: string };
/** `at`: the step to begin with, or null where nobody wants the tour. */
type Props = { steps: SaidStep[]; at: number | null; words: Record<keyof typeof tourWords, string> };

/** Above the work, never over it: whoever wants to begin at once just does. */
export function TourCard({ steps, at, words }: Props) {
  const { setPreference } = usePreferences();
  const here = usePathname();
  const isAsked = isTourAsked(useSearchParams());
  const [step, setStep] = useState<number | null>(null);
  const [isHere, setIsHere] = useState(false);
  const room = useTourRoom();
  const card = useRef<HTMLElement>(null);
  const current = step === null ? undefined : steps[step];

  useEffect(() => setStep(isAsked ? 0 : at), [at, isAsked]);
  useEffect(() => {
    if (!room) return;
    const target = current?.path === here ? document.querySelector(current.target) : null;
    setIsHere(current?.path === here && (!current.through || target !== null));
    target?.classList.add('tour-target');
    return () => target?.classList.remove('tour-target');
  }, [current, here, room]);

  // Once the card has its words: what it speaks of in sight if there is room for both, itself in any case.
  useEffect(() => {
    if (!isHere || !current) return;
    document.querySelector(current.target)?.scrollIntoView({ block: 'nearest' });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [current, isHere]);

  if (step === null || !current || !room) return null;

  async function go(to: number | null) {
    await setPreference(tourKey, { step: to });
    const next = to === null ? undefined : steps[to];
    if (!next) return setStep(null);
    // Where nothing waits, there is nothing to open: its step is passed over.
    const opener = next.through ? document.querySelector<HTMLAnchorElement>(next.through) : null;
    if (next.through && !opener && next.path === here) return go(to === null || to < (step ?? 0) ? (to ?? 1) - 1 : to + 1);
    if (next.path === here && !opener) return setStep(to);
    window.location.assign(opener ? opener.href : next.path);
  }

  const isLast = step === steps.length - 1;
  return createPortal(
    <aside ref={card} className="tour-card" aria-label={words.title} onKeyDown={({ key }) => key === 'Escape' && void go(null)}>
      <p className="tour-count">
        {words.title}, {words.step.replace('{step}', String(step + 1)).replace('{steps}', String(steps.length))}
      </p>
      {isHere && (
        <div aria-live="polite">
          <h2>{current.title}</h2>
          <p>{current.text}</p>
          {isLast && <p className="tour-again">{words.again}</p>}
        </div>
      )}
      <p className="tour-ways">
        {isHere && step > 0 && (
          <button type="button" data-look="plain" onClick={() => go(step - 1)}>
            {words.previous}
          </button>
        )}
        <button type="button" onClick={() => go(!isHere ? step : isLast ? null : step + 1)}>
          {!isHere ? words.resume : isLast ? words.done : words.next}
        </button>
        <button type="button" className="tour-close" onClick={() => go(null)} aria-label={words.close} title={words.close}>
          ×
        </button>
      </p>
    </aside>,
    room,
  );
}
