import { useLocale, useTranslations } from 'use-intl';
import styles from '../panel.module.css';
import { changeAddress } from './step-address.ts';
import type { AnswerRow } from './use-answer-rows.ts';

/** Questions and answers, each with the way to change it. */
export function AnswerList({ rows }: { rows: AnswerRow[] }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  return (
    <dl className={styles['rows']}>
      {rows.map(({ key, step, name, value, note }) => (
        <div className={styles['row']} key={key}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <span className={styles['note']}>{note}</span>}
          </dd>
          {step && (
            <dd className={styles['change']}>
              {/* A page of its own: what is typed here and not yet sent is not meant to be kept. */}
              <a href={changeAddress(locale, step)}>
                {t('change')}
                <span className="visually-hidden">: {name}</span>
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
