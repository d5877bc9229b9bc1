import type { Faqs, Responsibility, SourceReference } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { answeringDoctor } from './answering-doctor.ts';
import { FaqList } from './faq-list.tsx';
import type { ReadingPart } from './reading-parts.tsx';
import { ReferenceList } from './reference-list.tsx';
import { Specialist } from './specialist.tsx';

const noFaqs: Faqs = { title: '', items: [] };

type Closing = { responsibility: Responsibility; faqs?: Faqs; references: SourceReference[] };

/** How every medical page ends: who answers for it, what is often asked, where it comes from. */
export function useClosingParts({ responsibility, faqs = noFaqs, references }: Closing): ReadingPart[] {
  const t = useTranslations('reading.sections');
  return [
    {
      id: 'especialista',
      menu: t('specialist'),
      shown: answeringDoctor(responsibility) !== null,
      body: <Specialist responsibility={responsibility} />,
    },
    { id: 'perguntas', menu: t('faqs'), shown: faqs.items.length > 0, body: <FaqList faqs={faqs} /> },
    { id: 'referencias', menu: t('references'), shown: references.length > 0, body: <ReferenceList references={references} /> },
  ];
}
