import type { PriceList } from '@clinic/core/content/shapes/prices';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import styles from './price-rules.module.css';

type Props = Pick<PriceList, 'insurers' | 'paying' | 'cancelling'>;

/** What changes the price, how it is paid and when it comes back. */
export function PriceRules({ insurers, paying, cancelling }: Props) {
  const t = useTranslations('prices');
  return (
    <>
      {insurers.length > 0 && (
        <section className={styles['insurers']} aria-labelledby="seguros">
          <h2 id="seguros">{t('insurers')}</h2>
          <dl>
            {insurers.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Rules id="como-se-paga" title={t('paying')} rules={paying} />
      <Rules id="desmarcar" title={t('cancelling')} rules={cancelling} />
    </>
  );
}

function Rules({ id, title, rules }: { id: string; title: string; rules: string[] }) {
  if (rules.length === 0) return null;
  return (
    <section className={styles['rules']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <Glyph name="check" />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
