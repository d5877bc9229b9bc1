import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import form from '../step-form.module.css';

/** The last screen leads to the first question that is open, so nobody has to know which that is. */
export function ProofForm({ submit, children }: { submit: string; children: ReactNode }) {
  const t = useTranslations('proof');
  const locale = useLocale();
  return (
    <form method="post" noValidate className={form['form']}>
      {children}
      <div className={form['actions']}>
        <Button type="submit">
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
