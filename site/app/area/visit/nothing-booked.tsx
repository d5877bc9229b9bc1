import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import unpainted from '../../art/scenes/azulejo-por-pintar.svg';
import { type Moment, momentInWords } from '../../booking/visit/moment.ts';
import { buttonClass } from '../../components/button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import styles from './nothing-booked.module.css';

/** Nothing to come. `isNew`: nothing has been, either. */
export function NothingBooked({ isNew, firstFree }: { isNew: boolean; firstFree: Moment | null }) {
  const t = useTranslations('area.nothing');
  const locale = useLocale();
  return (
    <AreaCard title={t(isNew ? 'titleNew' : 'title')}>
      {isNew && <img className={styles['drawing']} src={unpainted} alt="" width="180" height="180" />}
      <p>{t(isNew ? 'textNew' : 'text')}</p>
      <p className={styles['button']}>
        <a className={buttonClass({ wide: true })} href={pathTo(locale, 'wizard')}>
          {t('book')}
        </a>
      </p>
      {firstFree && (
        <p className={styles['free']}>
          <Unbroken text={t('firstFree', { when: momentInWords(firstFree, locale) })} />
        </p>
      )}
    </AreaCard>
  );
}
