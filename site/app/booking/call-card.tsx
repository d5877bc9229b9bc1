import { useTranslations } from 'use-intl';
import { CallPanel } from '../frame/call-panel.tsx';

/** Whoever would rather speak to somebody: on every screen. */
export function CallCard() {
  const t = useTranslations('booking.call');
  return <CallPanel title={t('title')} text={t('text')} />;
}
