import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Segments } from './segments.tsx';

const pages = { profile: 'profile', safety: 'accountSafety', privacy: 'accountPrivacy' } as const;
const names = ['profile', 'safety', 'privacy'] as const;

/** What the cell "Dados" holds. */
export function DataSegments({ current }: { current: keyof typeof pages }) {
  const t = useTranslations('area.segments');
  const locale = useLocale();
  return (
    <Segments
      label={t('data')}
      segments={names.map((page) => ({ key: page, to: pathTo(locale, pages[page]), text: t(page), isCurrent: page === current }))}
    />
  );
}
