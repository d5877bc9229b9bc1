import type { UrgentSign } from '@clinic/core/quizzes/urgent-signs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import alarm from './alarm-screen.module.css';
import styles from './quiz-page.module.css';

/** What was answered, one instruction, two numbers and when to use which, what to say. Nothing else. */
export function AlarmScreen({ sign, back }: { sign: UrgentSign; back: string }) {
  const t = useTranslations('quizzes.alarm');
  const signs = useTranslations('components.urgentSigns');
  const bold = (words: ReactNode) => <b>{words}</b>;
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{t.rich('answered', { sign: signs(sign), b: bold })}</p>
        <div className={styles['stack']}>
          <section className={alarm['card']} aria-labelledby="urgencia">
            <h2 id="urgencia" className={alarm['cardTitle']}>
              <Glyph name="warning" size={28} />
              {t('card')}
            </h2>
            <div className={alarm['inside']}>
              <p>{t.rich('goNow', { b: bold })}</p>
              <a className={alarm['call']} data-first href="tel:112">
                <Glyph name="phone" />
                <span>
                  <b>{t('call')}</b>
                  <small>{t('callText')}</small>
                </span>
              </a>
              <a className={alarm['call']} href="tel:808242424">
                <Glyph name="phone" />
                <span>
                  <b className="nowrap">{t('line')}</b>
                  <small>{t('lineText')}</small>
                </span>
              </a>
            </div>
          </section>
          <section className={alarm['say']} aria-labelledby="dizer">
            <h2 id="dizer">{t('say')}</h2>
            <p className={alarm['words']}>{t(`words.${sign}`)}</p>
            <p>{t('bring')}</p>
          </section>
          <p>
            {t('notKept')}{' '}
            <a className={alarm['back']} href={back}>
              {t('back')}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
