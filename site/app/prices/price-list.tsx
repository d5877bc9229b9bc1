import { pathTo } from '@clinic/core/addresses/path-to';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { PriceRow } from '@clinic/core/content/shapes/prices';
import { useLocale, useTranslations } from 'use-intl';
import { priceInWords } from '../booking/price-words.ts';
import { Link } from '../components/link.tsx';
import styles from './price-list.module.css';

/** A part of the price list. A way in which nothing here can be had has no column. */
export function PriceTable({ id, title, rows }: { id: string; title: string; rows: PriceRow[] }) {
  const t = useTranslations('prices');
  if (rows.length === 0) return null;
  const isOnline = rows.some(({ onlineCents }) => onlineCents !== null);
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['list']}>
        <p className={styles['head']} aria-hidden="true">
          <span>{t('atClinic')}</span>
          {isOnline && <span>{t('online')}</span>}
        </p>
        <ul>
          {rows.map((row) => (
            <Row key={row.typeId} row={row} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Row({ row: { typeId, name, text, to, inPersonCents, onlineCents } }: { row: PriceRow }) {
  const t = useTranslations('prices');
  const locale = useLocale();
  return (
    <li className={styles['row']} data-together>
      <div className={styles['words']}>
        <h3>{to ? <Link to={to}>{name}</Link> : name}</h3>
        {text && <p>{text}</p>}
      </div>
      <dl className={styles['prices']}>
        <Price name={t('atClinic')} way="inPerson" cents={inPersonCents} />
        <Price name={t('online')} way="online" cents={onlineCents} />
      </dl>
      {/* By a form: an address would tell what the visit is about. */}
      <form method="post" action={pathTo(locale, 'wizard')} className={styles['book']} data-print="no">
        <input type="hidden" name="go" value="enter" />
        <input type="hidden" name="presetTypeId" value={typeId} />
        <button type="submit">
          {t('book')}
          <span className="visually-hidden">: {name}</span>
        </button>
      </form>
    </li>
  );
}

function Price({ name, way, cents }: { name: string; way: VisitMode; cents: number | null }) {
  const locale = useLocale();
  if (cents === null) return null;
  return (
    <div data-way={way}>
      <dt>{name}</dt>
      <dd>{priceInWords(cents, locale)}</dd>
    </div>
  );
}
