import { languageTags } from '@clinic/core/kernel/locale';
import { useLocale, useTranslations } from 'use-intl';
import type { ProfileView } from '../profile-view.ts';

/** When reminders come, as the desk has set it; a call comes when the desk makes it, and only "before the visit" can be promised. */
export function useReminderTimes({ channel, isStopped, hours }: ProfileView['reminders']): string | undefined {
  const t = useTranslations('area.profile.reminderTimes');
  const locale = useLocale();
  if (isStopped) return undefined;
  if (channel === 'call') return t('call');
  const times = hours.map((before) => (before % 24 === 0 ? t('days', { days: before / 24 }) : t('hours', { hours: before })));
  return times.length > 0
    ? t('before', { times: new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(times) })
    : undefined;
}
