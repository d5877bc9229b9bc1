import type { TreatmentCard } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { Card, Cards } from '../components/content/card.tsx';
import { PictureView } from './picture.tsx';
import { SubjectDrawing } from './subject-drawing.tsx';

const halfTheText = '(min-width: 40em) 360px, 100vw';

/** Treatments in small, each leading to its page. */
export function TreatmentCards({ treatments, heading = 'h3' }: { treatments: TreatmentCard[]; heading?: 'h2' | 'h3' | 'h4' }) {
  const t = useTranslations('reading.treatment');
  return (
    <Cards>
      {treatments.map(({ id, title, excerpt, picture, forWhom, stay, subject, to }) => {
        const facts = [
          { name: t('forWhom'), value: forWhom },
          { name: t('stay'), value: stay },
        ].filter(({ value }) => value);
        return (
          <Card
            key={id}
            to={to}
            title={title}
            heading={heading}
            text={excerpt}
            isDrawing
            picture={picture ? <PictureView picture={picture} sizes={halfTheText} decorative /> : <SubjectDrawing subject={subject} />}
            {...(facts.length > 0 && { facts })}
          />
        );
      })}
    </Cards>
  );
}
