import type { Faqs } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { Accordion } from '../components/content/accordion.tsx';
import { RichTextView } from './rich-text.tsx';
import { PageSection } from './section.tsx';

/** The section of frequent questions, heading and all; without questions it is nothing. */
export function FaqList({ faqs, id = 'perguntas' }: { faqs: Faqs; id?: string }) {
  const t = useTranslations('reading.sections');
  if (faqs.items.length === 0) return null;
  return (
    <PageSection id={id} title={faqs.title || t('faqs')}>
      <Accordion
        openFirst
        items={faqs.items.map(({ question, answer }, index) => ({
          id: `${id}-${index + 1}`,
          title: question,
          content: <RichTextView text={answer} />,
        }))}
      />
    </PageSection>
  );
}
