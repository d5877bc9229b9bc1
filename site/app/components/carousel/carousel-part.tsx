import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSlot } from '../../islands/slot.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useMedia } from '../use-media.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import * as rules from './carousel-rules.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  label: string;
  /** Woken in the browser, their content is only there as HTML. */
  slides: { key: string; content?: ReactNode }[];
  loop?: boolean;
  autoplay?: boolean;
};

export function CarouselPart({ label, slides, loop = true, autoplay = false }: Props) {
  const t = useTranslations('components.carousel');
  const slot = useSlot();
  const hydrated = useHydrated();
  const wide = useMedia('(min-width: 48em)', true);
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const row = { count: slides.length, pageSize: wide ? rules.pageSize : rules.phonePageSize, loop };
  const fits = slides.length <= row.pageSize;
  const at = Math.min(position, Math.max(0, row.count - row.pageSize));
  useTakeOverScroll(track, hydrated, setPosition);
  const move = (by: number) => setPosition(rules.moved(at, by, row));
  const auto = useAutoplay({ wanted: autoplay && !fits, everyMs: rules.autoplayEveryMs, at, onTick: () => move(row.pageSize) });
  const moveByHand = (by: number) => {
    auto.stop();
    move(by);
  };
  const swipe = useSwipe({
    minPx: rules.minSwipePx,
    // Straight to the style: following a finger must not wait for React.
    onDrag: (px) => {
      track.current?.style.setProperty('--drag', `${px}px`);
      track.current?.toggleAttribute('data-dragged', px !== 0);
    },
    onSwipe: (px) => moveByHand(rules.swipeStep(px, row.pageSize)),
  });

  return (
    <section className={styles['carousel']} aria-roledescription={t('role')} aria-label={label} {...auto.watchFocus}>
      {/* A list that scrolls must be reachable by keyboard until the buttons work. */}
      <div className={styles['window']} data-live={hydrated || undefined} tabIndex={hydrated ? undefined : 0} {...auto.watchHover}>
        <ul
          ref={track}
          className={styles['track']}
          style={{ '--position': at, '--move': `${rules.moveMs}ms` } as CSSProperties}
          {...(hydrated && !fits ? swipe : {})}
        >
          {slides.map(({ key, content }, index) => (
            <li key={key} className={styles['slide']} inert={hydrated && (index < at || index >= at + row.pageSize)} {...slot(content)} />
          ))}
        </ul>
      </div>
      {!fits && (
        <CarouselControls
          shown={hydrated}
          where={{ current: rules.pageOf(at, row), total: rules.pageCount(row) }}
          announce={!auto.playing}
          atStart={!loop && at === 0}
          atEnd={!loop && at + row.pageSize >= row.count}
          onPrevious={() => moveByHand(-row.pageSize)}
          onNext={() => moveByHand(row.pageSize)}
          play={auto.offered ? { on: auto.on, onToggle: auto.toggle } : undefined}
        />
      )}
    </section>
  );
}

/** Until the script came it was scrolled by hand: it goes on from the slide that is in view. */
function useTakeOverScroll(track: RefObject<HTMLUListElement | null>, hydrated: boolean, onPosition: (slide: number) => void) {
  useLayoutEffect(() => {
    const list = track.current;
    const scrolled = list?.parentElement;
    const [first, second] = list?.children ?? [];
    if (!hydrated || !scrolled?.scrollLeft || !first || !second) return;
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    if (step > 0) onPosition(Math.round(scrolled.scrollLeft / step));
    scrolled.scrollLeft = 0;
  }, [track, hydrated, onPosition]);
}
