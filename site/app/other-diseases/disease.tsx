import type { OtherDiseasesPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { hasContent } from '../reading/is-empty.ts';
import { RichTextView } from '../reading/rich-text.tsx';
import { TextSection } from '../reading/text-section.tsx';
import styles from './disease.module.css';

/** One of the shorter entries. */
export function Disease({ disease: { anchor, menuTitle, whatIs, treatment } }: { disease: OtherDiseasesPage['diseases'][number] }) {
  const t = useTranslations('otherDiseases');
  return (
    <TextSection id={anchor} section={whatIs} title={menuTitle}>
      {hasContent(treatment) && (
        <div className={styles['treatment']}>
          <h3>{treatment.title || t('treatment')}</h3>
          <RichTextView text={treatment.text} />
        </div>
      )}
    </TextSection>
  );
}
