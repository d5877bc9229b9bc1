import { replyWorkingDays } from '@clinic/core/working-hours/reply-hours';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GlyphName } from '../art/names.ts';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './trust.module.css';

export function Trust() {
  const t = useTranslations('home.trust');
  const { regulator, licence } = useFrame().settings.registrations;
  return (
    <section className={styles['trust']} aria-label={t('title')}>
      <ul>
        <Reason glyph="shield-check" title={t('licensed')}>
          {regulator && <span>{t('regulator', { number: regulator })}</span>}
          {licence && <span>{t('licence', { number: licence })}</span>}
        </Reason>
        <Reason glyph="document" title={t('reviewed')}>
          {t('reviewedText')}
        </Reason>
        <Reason glyph="video" title={t('anywhere')}>
          {t('anywhereText')}
        </Reason>
        <Reason glyph="clock" title={t('answer', { workingDays: replyWorkingDays })}>
          {t('answerText')}
        </Reason>
      </ul>
    </section>
  );
}

const Reason = ({ glyph, title, children }: { glyph: GlyphName; title: string; children: ReactNode }) => (
  <li>
    <Glyph name={glyph} size={32} />
    <span>
      <b>{title}</b>
      <span className={styles['detail']}>{children}</span>
    </span>
  </li>
);
