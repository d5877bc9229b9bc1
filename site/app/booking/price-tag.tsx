import { pathTo } from '@clinic/core/addresses/path-to';
import type { VisitPrice } from '@clinic/core/booking/model/price';
import { useLocale, useTranslations } from 'use-intl';
import styles from './price-tag.module.css';
import { priceInWords } from './price-words.ts';

/** What the visit costs, where it is decided how to pay it. */
export function PriceTag({ price: { cents, subjectToAuthorisation } }: { price: VisitPrice }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  return (
    <p className={styles['tag']}>
      <span>{t(subjectToAuthorisation ? 'priceAtMost' : 'priceOfVisit')}</span>
      <strong className={styles['price']}>{priceInWords(cents, locale)}</strong>
      <a href={pathTo(locale, 'prices')}>{t('allPrices')}</a>
      {subjectToAuthorisation && <span className={styles['note']}>{t('authorisation')}</span>}
    </p>
  );
}
