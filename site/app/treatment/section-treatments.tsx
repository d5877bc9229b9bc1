import type { TreatmentSectionPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { hasContent, hasText } from '../reading/is-empty.ts';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import { TreatmentCards } from '../reading/treatment-cards.tsx';
import styles from './section-treatments.module.css';

type Props = { which: TreatmentSectionPage['whichTreatments']; localised: TreatmentSectionPage['localised'] };

/** Which treatments there are, how one chooses, and each of them in small. */
export function SectionTreatments({ which, localised }: Props) {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.sections');
  // With one heading only, the treatments stand right under it.
  const inside = hasContent(which) && localised.title;
  const title = (hasContent(which) ? which.title : localised.title) || (hasContent(which) ? t('which') : names('treatments'));
  return (
    <PageSection id="tratamento" title={title}>
      {hasText(which.text) && <RichTextView text={which.text} />}
      {inside && <h3 className={styles['heading']}>{localised.title}</h3>}
      {hasText(localised.text) && <RichTextView text={localised.text} />}
      {localised.list.length > 0 && (
        <div className={styles['cards']}>
          <TreatmentCards treatments={localised.list} heading={inside ? 'h4' : 'h3'} />
        </div>
      )}
      {hasText(localised.textAfter) && <RichTextView text={localised.textAfter} />}
    </PageSection>
  );
}
