import { useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import styles from './carousel-controls.module.css';
import { playButtonMark } from './use-autoplay.ts';

type Props = {
  shown: boolean;
  where: { current: number; total: number };
  /** Read out only when the visitor moved it: what moves by itself must not talk. */
  announce: boolean;
  atStart?: boolean;
  atEnd?: boolean;
  onPrevious(): void;
  onNext(): void;
  play?: { on: boolean; onToggle(): void } | undefined;
};

export function CarouselControls({ shown, where, announce, atStart = false, atEnd = false, onPrevious, onNext, play }: Props) {
  const t = useTranslations('components.carousel');
  return (
    <div className={styles['controls']} data-shown={shown || undefined}>
      {play && (
        <button type="button" className={styles['play']} {...{ [playButtonMark]: '' }} onClick={play.onToggle}>
          <Glyph name={play.on ? 'pause' : 'play'} />
          {play.on ? t('pause') : t('play')}
        </button>
      )}
      <p className={styles['where']} aria-live={announce ? 'polite' : 'off'}>
        {t('where', where)}
      </p>
      <button type="button" className={styles['turn']} aria-label={t('previous')} disabled={atStart} onClick={onPrevious}>
        <Glyph name="arrow-left" />
      </button>
      <button type="button" className={styles['turn']} aria-label={t('next')} disabled={atEnd} onClick={onNext}>
        <Glyph name="arrow-right" />
      </button>
    </div>
  );
}
