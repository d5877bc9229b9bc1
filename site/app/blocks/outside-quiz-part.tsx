import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import styles from './outside-quiz.module.css';

type State = 'closed' | 'asking' | 'open';

export function OutsideQuizPart({ id, title, url }: { id: string; title: string; url: string }) {
  const t = useTranslations('components.blocks.quiz');
  const [state, setState] = useState<State>('closed');
  const panel = useRef<HTMLDivElement>(null);
  const host = new URL(url).host;
  useEffect(() => {
    if (state !== 'closed') panel.current?.querySelector<HTMLElement>('button, iframe')?.focus();
  }, [state]);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setState('asking');
  };
  return (
    <div ref={panel} className={styles['panel']} data-print="no">
      {title && (
        <h2 id={`${id}-titulo`} className={styles['title']}>
          {title}
        </h2>
      )}
      {state === 'closed' && (
        <>
          <p>{t('note', { host })}</p>
          <a className={buttonClass({ look: 'secondary' })} href={url} target="_blank" rel="noreferrer" onClick={ask}>
            {t('open')}
            <Glyph name="external" />
          </a>
        </>
      )}
      {state === 'asking' && (
        <>
          <p>{t('question', { host })}</p>
          <div className={styles['answers']}>
            <Button look="secondary" onClick={() => setState('open')}>
              {t('allow')}
            </Button>
            <Button look="secondary" onClick={() => setState('closed')}>
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
      {state === 'open' && (
        <iframe
          className={styles['frame']}
          src={url}
          title={title || host}
          height={500}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        />
      )}
    </div>
  );
}
