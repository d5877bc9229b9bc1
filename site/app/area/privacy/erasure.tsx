import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/messages/note.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import { dateInLine } from '../parts/date-in-line.ts';
import { erasedKinds, type PrivacyView } from '../privacy-view.ts';
import styles from './erasure.module.css';

/** What goes and what the law keeps, side by side, before anything is asked for. */
export function Erasure({ view: { erasure, held, nextVisitDay } }: { view: PrivacyView }) {
  const t = useTranslations('area.privacy.erasure');
  const locale = useLocale();
  const answerBy = dateInLine(erasure.answerBy, locale);
  return (
    <AreaCard title={t('title')}>
      <p>{t('lead')}</p>
      <div className={styles['columns']}>
        <div>
          <h3>{t('goes')}</h3>
          <ul>
            {erasedKinds.map((kind) => (
              <li key={kind}>{t(`erased.${kind}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('stays')}</h3>
          <ul>
            {held.map(({ kind, years }) => (
              <li key={kind}>{years === null ? t(`held.${kind}`) : t('heldYears', { what: t(`held.${kind}`), years })}</li>
            ))}
          </ul>
        </div>
      </div>
      {nextVisitDay && <p>{t('visit', { day: dateInLine(nextVisitDay, locale) })}</p>}
      {erasure.kind === 'none' ? (
        <>
          <p>{t('answer', { day: answerBy })}</p>
          <ActForm go="askErasure">
            <Button type="submit" look="secondary">
              {t('ask')}
            </Button>
          </ActForm>
        </>
      ) : (
        <Note title={t('asked', { day: dateInLine(erasure.askedOn, locale) })}>
          <p>{t('answer', { day: answerBy })}</p>
        </Note>
      )}
    </AreaCard>
  );
}
