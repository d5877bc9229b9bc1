import { useTranslations } from 'use-intl';
import { dateInWords } from '../components/date/date-words.ts';
import { useFrame } from '../frame/use-frame.ts';
import styles from './last-change.module.css';

/** The date of the policy's last change, for people who agreed to an earlier version. */
export function LastChange({ changedOn }: { changedOn: string }) {
  const t = useTranslations('policy');
  const { locale } = useFrame();
  if (!changedOn) return null;
  return (
    <p className={styles['change']}>
      {t.rich('lastChange', {
        date: () => <time dateTime={changedOn}>{dateInWords(changedOn, locale)}</time>,
      })}
    </p>
  );
}
