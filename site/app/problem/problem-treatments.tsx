import type { ProblemPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { TextSection } from '../reading/text-section.tsx';
import { TreatmentCards } from '../reading/treatment-cards.tsx';
import styles from './problem-treatments.module.css';

type Props = Pick<ProblemPage, 'treatments' | 'section'>;

/** What can be done about it, and the way to the page that compares it all. */
export function ProblemTreatments({ treatments, section }: Props) {
  const t = useTranslations('reading.sections');
  return (
    <TextSection id="tratamentos" section={treatments} title={t('treatments')}>
      {treatments.list.length > 0 && (
        <div className={styles['cards']}>
          <TreatmentCards treatments={treatments.list} />
        </div>
      )}
      {section && (
        <p className={styles['all']} data-print="no">
          <ArrowLink to={section.to}>{section.title}</ArrowLink>
        </p>
      )}
    </TextSection>
  );
}
