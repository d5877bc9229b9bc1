import type { Responsibility } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { dateInWords } from '../components/date/date-words.ts';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './review-line.module.css';

type Props = { responsibility: Responsibility; minutes: number; specialistId?: string };

/** Who checked the page and when, and how long it takes to read; or that a doctor has yet to read it. */
export function ReviewLine({ responsibility: { reviewer, reviewedOn, isUnderReview }, minutes, specialistId = 'especialista' }: Props) {
  const t = useTranslations('reading');
  const { locale } = useFrame();
  if (isUnderReview)
    return (
      <p className={styles['line']}>
        <Glyph name="clock" size={28} className={styles['waiting']} />
        <span>{t.rich('underReview', { strong: (chunks) => <strong>{chunks}</strong> })}</span>
      </p>
    );
  if (!reviewer || !reviewedOn) return null;
  const role = reviewer.role.charAt(0).toLocaleLowerCase(locale) + reviewer.role.slice(1);
  return (
    <p className={styles['line']}>
      <Glyph name="shield-check" size={28} className={styles['sign']} />
      <span>
        {t.rich('reviewedBy', { name: reviewer.name, person: (chunks) => <a href={`#${specialistId}`}>{chunks}</a> })}
        {role && `, ${role}`}
        <br />
        <span className={styles['whole']}>{dateInWords(reviewedOn, locale)}</span>
        {minutes > 1 && (
          <>
            <span className={styles['dot']}> · </span>
            <span className={styles['whole']}>{t('minutes', { minutes })}</span>
          </>
        )}
      </span>
    </p>
  );
}
