import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';

/** A doctor's number at the medical association: the law asks for it beside the name. */
export function Licence({ person: { licence }, className }: { person: Pick<PersonCard, 'licence'>; className?: string | undefined }) {
  const t = useTranslations('reading');
  if (!licence) return null;
  return <p className={className}>{t('licence', { number: licence })}</p>;
}
