import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { HeldPlace } from '../../components/messages/held-place.tsx';
import { useSent } from '../../components/use-sent.ts';
import form from '../wizard/step-form.module.css';

/**
 * The last screen leads to the first question that is open, so nobody has to know which that is. Pressed twice it sends once: a second
 * press would end the code of the first, or find the right one used up.
 */
export function IdentityForm({ submit, children }: { submit: string; children: ReactNode }) {
  const t = useTranslations('identity');
  const locale = useLocale();
  const [sent, setSent] = useSent();
  return (
    <form method="post" noValidate className={form['form']} onSubmit={() => setSent(true)}>
      {children}
      <div className={form['actions']}>
        <HeldPlace />
        <Button type="submit" busy={sent ? t('busy') : undefined}>
          {submit}
          <Glyph name="arrow-right" />
        </Button>
        <a className={form['unchanged']} href={pathTo(locale, 'wizardCheck')}>
          {t('without')}
        </a>
      </div>
    </form>
  );
}
