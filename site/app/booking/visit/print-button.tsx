import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';

/** Needs script; without it the browser's own menu prints the same sheet. */
export function PrintVisitButton() {
  const t = useTranslations('visit.panel');
  const hydrated = useHydrated();
  return (
    <Button data-awaits-script={!hydrated || undefined} look="secondary" small onClick={() => window.print()}>
      <Glyph name="print" />
      {t('print')}
    </Button>
  );
}
