import type { FieldName } from '@clinic/core/booking/form/steps';
import { noteLength } from '@clinic/core/booking/model/constants';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Glyph } from '../../../components/icon.tsx';
import type { WizardView } from '../wizard-view.ts';
import styles from './details.module.css';
import { useTypedField } from './use-typed-field.ts';

/** What helps the doctor and the front desk; collapsed, because none of it is required. */
export function OptionalDetails({ view }: { view: WizardView }) {
  const t = useTranslations('booking.details');
  const field = useTypedField(view);
  return (
    <>
      <Folded view={view} fields={['note']} title={t('noteTitle')}>
        <TextArea
          {...field('note', view.isForOther ? 'noteOther' : 'note', { optional: true })}
          hint={t('noteHint')}
          maxLength={noteLength}
        />
      </Folded>
      <Folded view={view} fields={['vat', 'nSNS', 'nCC', 'profession']} title={t('more')}>
        <p>{t('moreText')}</p>
        <TextField kind="number" inputMode="numeric" {...field('vat', 'vat', { optional: true })} hint={t('vatHint')} />
        <TextField kind="number" inputMode="numeric" {...field('nSNS', 'nSNS', { optional: true })} hint={t('nSNSHint')} />
        <TextField {...field('nCC', 'nCC', { optional: true })} hint={t('nCCHint')} autoComplete="off" spellCheck={false} />
        <TextField {...field('profession', 'profession', { optional: true })} autoComplete="organization-title" />
      </Folded>
    </>
  );
}

type Fold = { view: WizardView; fields: readonly FieldName[]; title: string; children: ReactNode };

/** Open as soon as one of its fields holds something or is wrong. */
function Folded({ view, fields, title, children }: Fold) {
  const isInUse = fields.some((name) => view.values[name] || view.problems.some((problem) => problem.field === name));
  return (
    <details className={styles['more']} open={isInUse}>
      <summary>
        {title}
        <Glyph name="chevron-down" />
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}
