import type { BookingStatus } from '@clinic/core/booking/model/booking-status';
import { labelIn } from '../language/label.ts';
import { stateWords } from './status-words.ts';

const tones: Record<BookingStatus, 'good' | 'waiting' | 'over' | 'needed'> = {
  received: 'waiting',
  pendingPayment: 'waiting',
  scheduled: 'good',
  confirmed: 'good',
  notPaid: 'over',
  cancelled: 'over',
  moved: 'over',
  conflict: 'over',
  slotTaken: 'over',
  failed: 'over',
  needsReview: 'needed',
};

/** The words say it; the colour only helps the eye. */
export const StatusBadge = ({ status, language }: { status: BookingStatus; language: string }) => (
  <span className="desk-badge" data-tone={tones[status]}>
    {labelIn(language, stateWords[status])}
  </span>
);
