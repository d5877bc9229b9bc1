import { pathTo } from '@clinic/core/addresses/path-to';
import type { TypePrice } from '@clinic/core/booking/model/price';
import { useLocale, useTranslations } from 'use-intl';
import { priceInWords } from '../booking/price-words.ts';
import { Link } from '../components/link.tsx';
import styles from './request-screen.module.css';

/** What the visit costs that the form asks for; nothing where the price list has no price for it. */
export function SecondOpinionPrice({ price }: { price: TypePrice | null }) {
  const t = useTranslations('requests.secondOpinionPrice');
  const locale = useLocale();
  const ways = [
    ...(price?.inPersonCents ? [t('inPerson', { price: priceInWords(price.inPersonCents, locale) })] : []),
    ...(price?.onlineCents ? [t('online', { price: priceInWords(price.onlineCents, locale) })] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <p className={styles['lead']}>
      {t('costs', { ways: ways.join(', ') })} <Link to={pathTo(locale, 'prices')}>{t('all')}</Link>
    </p>
  );
}
