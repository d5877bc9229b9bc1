import { isAboutHealth } from '@clinic/core/requests/request-kinds';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../components/date/date-words.ts';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './request-screen.module.css';
import type { RequestFormView } from './request-view.ts';

/** Beside the form, or below it on a phone: what happens next, who reads it, whom to call. */
export function RequestSide({ view: { kind, promisedDay } }: { view: RequestFormView }) {
  const t = useTranslations('requests');
  const locale = useLocale();
  const last = kind === 'secondOpinion' || kind === 'examRequest' || kind === 'international' ? kind : null;
  return (
    <div className={styles['side']}>
      {last && (
        <section className={styles['panel']}>
          <h2>{t('steps.title')}</h2>
          <ol className={styles['steps']}>
            <li>
              <span>
                <Unbroken text={t('steps.code')} />
              </span>
            </li>
            <li>
              <span>{t.rich('steps.answer', { day: () => <b>{dayInWords(promisedDay, locale)}</b> })}</span>
            </li>
            <li>
              <span>
                <Unbroken text={t(`steps.${last}`)} />
              </span>
            </li>
          </ol>
        </section>
      )}
      {kind === 'complaint' ? (
        <ComplaintsBook />
      ) : (
        isAboutHealth(kind) && (
          <section className={styles['panel']}>
            <h2>{t('readers.title')}</h2>
            <p>
              <Unbroken text={t('readers.text')} />
            </p>
          </section>
        )
      )}
      <CallPanel title={t('prefer.title')} text={t('prefer.text')} />
    </div>
  );
}

function ComplaintsBook() {
  const t = useTranslations('requests.complaintsBook');
  const newTab = useTranslations('frame')('newTab');
  const { complaintsBookUrl } = useFrame().settings;
  return (
    <section className={styles['panel']}>
      <h2>{t('title')}</h2>
      <p>
        <Unbroken text={t('text')} />
      </p>
      {complaintsBookUrl && (
        <a href={complaintsBookUrl} target="_blank" rel="noreferrer">
          {t('open')}
          <Glyph name="external" size={20} />
          <span className="visually-hidden"> ({newTab})</span>
        </a>
      )}
    </section>
  );
}
