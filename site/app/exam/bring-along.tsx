import { useTranslations } from 'use-intl';
import styles from './bring-along.module.css';

const usual = ['request', 'results', 'medicines', 'cards'] as const;

/** What the editors of this exam say; where they say nothing, what every exam needs. */
export function BringAlong({ bring, heading: Heading }: { bring: string; heading: 'h3' }) {
  const t = useTranslations('exam');
  return (
    <div>
      <Heading className={styles['title']}>{t('bring')}</Heading>
      {bring ? (
        <p className={styles['text']}>{bring}</p>
      ) : (
        <ul className={styles['items']}>
          {usual.map((item) => (
            <li key={item}>{t(`bringItems.${item}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
