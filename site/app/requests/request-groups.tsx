import { type RequestField, requestForms } from '@clinic/core/requests/form/request-fields';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { useTranslations } from 'use-intl';
import { FormGroup } from './form-group.tsx';
import { type AskedField, RequestFieldView } from './request-field.tsx';
import styles from './request-form.module.css';

type Group = { title?: 'patient' | 'known'; fields: readonly RequestField[] };

/** Each field stands in one group; the groups stand in the order in which one tells it to a person. */
const ungrouped: readonly RequestField[] = [
  ...(['exam', 'name', 'email', 'phone', 'when', 'country', 'languages', 'subject', 'message', 'preferredDate'] as const),
];
const groups: Partial<Record<RequestKind, Group[]>> = {
  secondOpinion: [
    { title: 'patient', fields: ['name', 'email', 'phone', 'birthDate', 'gender', 'vat', 'nSNS', 'patientNumber'] },
    { title: 'known', fields: ['findings', 'question', 'more', 'preferredDate'] },
  ],
  callBack: [{ fields: ['name', 'phone', 'when', 'email'] }],
};

/** Optional numbers that few have at hand: closed until asked for, or until one of them is wrong or known. */
const numbers: readonly RequestField[] = ['vat', 'nSNS', 'patientNumber'];

export function RequestGroups(asked: Omit<AskedField, 'field' | 'isRequired'>) {
  const t = useTranslations('requests');
  const { view, values, errorOf } = asked;
  const form = requestForms[view.kind];
  const shown = (field: RequestField) => <RequestFieldView key={field} {...asked} field={field} isRequired={form[field] === 'required'} />;
  return (groups[view.kind] ?? [{ fields: ungrouped }]).map(({ title, fields }: Group, index) => {
    const own = fields.filter((field) => form[field]);
    const kept = own.filter((field) => numbers.includes(field));
    const isOpen = kept.some((field) => errorOf(field) !== undefined || (values[field] ?? '') !== '');
    return (
      <FormGroup key={title ?? index} title={title && t(`groups.${title}`)}>
        {index === 0 && title && <p className={styles['helping']}>{t('helping')}</p>}
        {own.filter((field) => !numbers.includes(field)).map(shown)}
        {kept.length > 0 && (
          <details className={styles['numbers']} open={isOpen}>
            <summary>
              {t('numbers')} <span>{t('numbersHint')}</span>
            </summary>
            {kept.map(shown)}
          </details>
        )}
      </FormGroup>
    );
  });
}
