import type { Person } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { Figures } from '../frame/figures.tsx';

/** A doctor's number at the medical association: the law asks for it beside the name. */
export function Licence({ person: { licence }, className }: { person: Pick<Person, 'licence'>; className?: string | undefined }) {
  const t = useTranslations('reading');
  if (!licence) return null;
  return (
    <p className={className}>
      <Figures>{t('licence', { number: licence })}</Figures>
    </p>
  );
}
