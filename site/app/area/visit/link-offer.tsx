import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { NumberedSteps } from '../../booking/visit/numbered-steps.tsx';
import { buttonClass } from '../../components/button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import styles from './link-offer.module.css';

/** The two steps that lead to the whole record, and the way by the desk. `quiet`: something else on the page is more urgent. */
export function LinkOffer({ quiet }: { quiet: boolean }) {
  const t = useTranslations('area.linkOffer');
  const locale = useLocale();
  return (
    <AreaCard title={t('title')} strong>
      <p>
        <Unbroken text={t('text')} />
      </p>
      <NumberedSteps steps={[t('first'), t('second')]} />
      <p className={styles['button']}>
        <a className={buttonClass({ wide: true, look: quiet ? 'secondary' : 'primary' })} href={pathTo(locale, 'linkRecord')}>
          {t('link')}
        </a>
      </p>
      <p className={styles['desk']}>
        <Unbroken text={t('desk')} />
      </p>
    </AreaCard>
  );
}
