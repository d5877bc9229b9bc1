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
  const title = free === places ? t('register.allFree', { places }) : t('register.left', { free, places });
  return { title, text: free === 0 ? full : after };
}
