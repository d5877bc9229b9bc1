import type { TreatmentPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { TextSection } from '../reading/text-section.tsx';
import { Timeline } from '../reading/timeline.tsx';
import styles from './afterwards.module.css';

/** What comes after the treatment, day by day. */
export function Afterwards({ afterwards }: { afterwards: TreatmentPage['afterwards'] }) {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.sections');
  return (
    <TextSection id="pos-tratamento" section={afterwards} title={names('afterwards')}>
      {afterwards.recovery.length > 0 && (
        <div className={styles['recovery']}>
          <h3>{t('recovery')}</h3>
          <Timeline steps={afterwards.recovery} />
        </div>
      )}
    </TextSection>
  );
}
