import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import { ArrowAnchor } from '../parts/arrow-anchor.tsx';
import { dateInLine } from '../parts/date-in-line.ts';
import type { PrivacyView } from '../privacy-view.ts';
import styles from './consents.module.css';

/** What the reader agreed to, and the one thing that is a matter of taste. */
export function Consents({ view: { consents, newsletter } }: { view: PrivacyView }) {
  const t = useTranslations('area.privacy.consents');
  const locale = useLocale();
  return (
    <AreaCard title={t('title')}>
      <ul className={styles['list']}>
        {consents.map(({ kind, day }) => (
          <li key={kind}>
            <b>{t(`kinds.${kind}`)}</b>
            <small>{t('givenOn', { day: dateInLine(day, locale) })}</small>
          </li>
        ))}
        {newsletter && (
          <li>
            <b>{t('newsletter')}</b>
            <small>{t(`newsletterStates.${newsletter}`)}</small>
            {newsletter !== 'waiting' && (
              <ActForm go={newsletter === 'on' ? 'stopNewsletter' : 'startNewsletter'}>
                <Button type="submit" look="secondary" small>
                  {t(newsletter === 'on' ? 'stop' : 'start')}
                </Button>
              </ActForm>
            )}
          </li>
        )}
      </ul>
      <ArrowAnchor to={pathTo(locale, 'privacy')}>{t('policy')}</ArrowAnchor>
    </AreaCard>
  );
}
