import type { CareCardContent } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { BookingDoor } from '../booking/booking-door.tsx';
import { CareCard } from '../components/messages/care-card.tsx';
import { EmergencyNumbers } from '../components/messages/emergency-numbers.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';

/** When to act, the most urgent first. */
export function CareCards({ cards, heading = 'h2' }: { cards: CareCardContent[]; heading?: 'h2' | 'h3' }) {
  const urgency = ['now', 'today', 'book'] as const;
  return urgency
    .flatMap((level) => cards.filter((card) => card.level === level))
    .map((card) => <Card key={`${card.level} ${card.title}`} card={card} heading={heading} />);
}

function Card({ card: { level, title, signs, advice }, heading }: { card: CareCardContent; heading: 'h2' | 'h3' }) {
  const t = useTranslations('reading');
  return (
    <CareCard level={level} heading={heading} signs={signs} {...(title && { title })} namesNumbers={advice.includes('112')}>
      {advice && (
        <p>
          <EmergencyNumbers>{advice}</EmergencyNumbers>
        </p>
      )}
      {level === 'today' && <PhoneLink />}
      {level === 'book' && (
        <span data-print="no">
          <BookingDoor look="arrow">{t('book')}</BookingDoor>
        </span>
      )}
    </CareCard>
  );
}
