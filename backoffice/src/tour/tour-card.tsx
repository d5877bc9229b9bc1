'use client';

import { usePreferences } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type TourCorner, tourCorner } from './tour-corner.ts';
import { isTourAsked, tourKey } from './tour-path.ts';
import type { TourStep } from './tour-steps.ts';
import type { tourWords } from './tour-words.ts';

type SaidStep = Omit<TourStep, 'title' | 'text'> & { title: string; text: string };
/** `at`: the step to begin with, or null where nobody wants the tour. */
type Props = { steps: SaidStep[]; at: number | null; words: Record<keyof typeof tourWords, string> };

/** As far from the window's edge as the style sheet says. */
const cornerMargin = 24;

/** In a corner beside the work, never over it: whoever wants to begin at once just does. */
export function TourCard({ steps, at, words }: Props) {
  const { setPreference } = usePreferences();
  const here = usePathname();
  const isAsked = isTourAsked(useSearchParams());
  const [step, setStep] = useState<number | null>(null);
  const [isHere, setIsHere] = useState(false);
  const [corner, setCorner] = useState<TourCorner>('bottom-right');
  const card = useRef<HTMLElement>(null);
  const current = step === null ? undefined : steps[step];

  useEffect(() => setStep(isAsked ? 0 : at), [at, isAsked]);
  useEffect(() => {
    const target = current?.path === here ? document.querySelector(current.target) : null;
    setIsHere(current?.path === here && (!current.through || target !== null));
    target?.classList.add('tour-target');
    target?.scrollIntoView({ block: 'nearest' });
    return () => target?.classList.remove('tour-target');
  }, [current, here]);

  // After every render, and whenever the page moves under it: the card grows with its words.
  useLayoutEffect(() => {
    const place = () => {
      const box = card.current?.getBoundingClientRect();
      const target = isHere && current ? (document.querySelector(current.target)?.getBoundingClientRect() ?? null) : null;
      if (box) setCorner(tourCorner(target, box, { width: window.innerWidth, height: window.innerHeight }, cornerMargin));
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [current, isHere]);

  if (step === null || !current) return null;

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
    <aside
      ref={card}
      className="tour-card"
      data-corner={corner}
      aria-label={words.title}
      onKeyDown={({ key }) => key === 'Escape' && void go(null)}
    >
      <p className="tour-count">
        <span>
          {words.title}, {words.step.replace('{step}', String(step + 1)).replace('{steps}', String(steps.length))}
        </span>
        <button type="button" className="tour-close" onClick={() => go(null)} aria-label={words.close} title={words.close}>
          ×
        </button>
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
      </p>
    </aside>,
    document.body,
  );
}
