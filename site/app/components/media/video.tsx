import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Glyph } from '../icon.tsx';
import styles from './video.module.css';
import { embedAddress, watchAddress } from './video-address.ts';

type Props = {
  youtubeId: string;
  title: string;
  /** Drawn by us, served by us: before the click nothing is asked of anybody else. */
  preview: ReactNode;
  minutes?: number;
  /** Whether the visitor allowed videos of others. */
  allowed: boolean;
  /** Remembers that they do; called from the question that is asked otherwise. */
  onAllow(): void;
};

type State = 'preview' | 'asking' | 'playing';

export function Video({ youtubeId, title, preview, minutes, allowed, onAllow }: Props) {
  const t = useTranslations('components.video');
  const [state, setState] = useState<State>('preview');
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'preview') answer.current?.querySelector<HTMLElement>('button, iframe')?.focus();
  }, [state]);

  if (state === 'playing') {
    return (
      <div ref={answer} className={styles['video']}>
        <iframe
          className={styles['player']}
          src={embedAddress(youtubeId)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </div>
    );
  }
  return (
    <div className={styles['video']}>
      <div className={styles['preview']}>{preview}</div>
      {state === 'asking' ? (
        <div ref={answer} className={styles['question']}>
          <p>{t('question')}</p>
          <div className={styles['answers']}>
            <Button
              look="secondary"
              onClick={() => {
                onAllow();
                setState('playing');
              }}
            >
              {t('allow')}
            </Button>
            <Button look="secondary" onClick={() => setState('preview')}>
              {t('refuse')}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <a
            className={styles['play']}
            href={watchAddress(youtubeId)}
            rel="noreferrer"
            onClick={(event) => {
              event.preventDefault();
              setState(allowed ? 'playing' : 'asking');
            }}
          >
            <span className={styles['disc']}>
              <Glyph name="play" size={36} />
            </span>
            <span className={styles['title']}>
              {t('watch', { title })}
              {minutes && <span className={styles['length']}>{t('minutes', { minutes })}</span>}
            </span>
          </a>
          <p className={styles['note']}>{t('note')}</p>
        </>
      )}
    </div>
  );
}
