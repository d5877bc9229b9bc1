import { useTranslations } from 'use-intl';
import type { RegistrationView } from './registration-view.ts';

/** How many places are left; nothing to say where there is no limit. */
export function usePlacesInWords({ event, free }: Pick<RegistrationView, 'event' | 'free'>): { title: string; text: string } | undefined {
  const t = useTranslations('events');
  const { places, attendance } = event;
  if (places === null || free === null) return undefined;
  const isBoth = attendance === 'both';
  const after = isBoth ? t('facts.videoNoLimit') : t('facts.thenWaiting');
  if (free === undefined) return { title: t('register.unknownPlaces'), text: after };
  const full = isBoth ? t('register.fullOrVideo') : t('register.full');
  return { title: t('register.left', { free, places }), text: free === 0 ? full : after };
}
