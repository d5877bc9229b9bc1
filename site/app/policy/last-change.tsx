import { useTranslations } from 'use-intl';
import { dateInWords } from '../components/date/date-words.ts';
import { Figures } from '../frame/figures.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './last-change.module.css';

/** Since when the words are what they are: whoever agreed to older ones can see it. */
export function LastChange({ changedOn }: { changedOn: string }) {
  const t = useTranslations('policy');
  const { locale } = useFrame();
  if (!changedOn) return null;
  return (
    <p className={styles['change']}>
      {t.rich('lastChange', {
        date: () => (
          <time dateTime={changedOn}>
            <Figures>{dateInWords(changedOn, locale)}</Figures>
          </time>
        ),
      })}
    </p>
  );
}
