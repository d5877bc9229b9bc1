import type { Picture } from '@clinic/core/content/shapes/picture';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focalPointStyle } from '../../reading/focal-point.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './carousel-3d.module.css';
import * as rules from './carousel-3d-rules.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

export type CarouselPicture = { key: string; src: string; alt: string; caption: string; focalPoint?: Picture['focalPoint'] };

const measures = {
  '--slide-width': `${rules.slideWidthPx}px`,
  '--slide-ratio': rules.slideWidthPx / rules.slideHeightPx,
  '--move': `${rules.turnMs}ms`,
} as CSSProperties;

const noDrag = () => {};

type Props = { label: string; pictures: CarouselPicture[]; autoplay?: boolean };

export function Carousel3dPart({ label, pictures, autoplay = false }: Props) {
  const t = useTranslations('components.carousel');
  const hydrated = useHydrated();
  const [front, setFront] = useState(0);
  const turn = (by: number) => setFront(rules.turned(front, by, pictures.length));
  const auto = useAutoplay({ wanted: autoplay, everyMs: rules.autoTurnEveryMs, at: front, onTick: () => turn(1) });
  const turnByHand = (by: number) => {
    auto.stop();
    turn(by);
  };
  const swipe = useSwipe({ minPx: rules.minSwipe3dPx, onDrag: noDrag, onSwipe: (px) => turnByHand(rules.swipeStep3d(px)) });

  return (
    <section className={styles['carousel']} style={measures} aria-roledescription={t('role')} aria-label={label} {...auto.watchFocus}>
      <ul className={styles['stage']} {...auto.watchHover} {...(hydrated ? swipe : {})}>
        {pictures.map(({ key, src, alt, caption, focalPoint }, index) => {
          const place = rules.cardPlace(rules.stepsFromFront(index, front, pictures.length));
          const inFront = index === front;
          return (
            <li
              key={key}
              className={styles['slide']}
              data-front={inFront || undefined}
              aria-hidden={hydrated && !inFront ? true : undefined}
              style={{ '--place': place?.transform ?? 'none', '--layer': place?.zIndex ?? 0, '--seen': place ? 1 : 0 } as CSSProperties}
            >
              <figure>
                <img
                  src={src}
                  alt={alt}
                  width={rules.slideWidthPx}
                  height={rules.slideHeightPx}
                  style={focalPointStyle(focalPoint)}
                  loading="lazy"
                  draggable={false}
                />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <CarouselControls
        shown={hydrated}
        where={{ current: front + 1, total: pictures.length }}
        announce={!auto.playing}
        onPrevious={() => turnByHand(-1)}
        onNext={() => turnByHand(1)}
        play={auto.offered ? { on: auto.on, onToggle: auto.toggle } : undefined}
      />
    </section>
  );
}
