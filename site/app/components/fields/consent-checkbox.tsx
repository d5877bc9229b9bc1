import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../link.tsx';
import { Checkbox } from './checkbox.tsx';

/** Never ticked beforehand; says what for, and where to read more without losing the form. */
export function ConsentCheckbox({ name, id, purpose, error }: { name: string; id?: string; purpose: string; error?: string | undefined }) {
  const t = useTranslations('components.consent');
  const locale = useLocale();
  return (
    <Checkbox
      name={name}
      {...(id && { id })}
      value="sim"
      required
      error={error}
      label={purpose}
      hint={t.rich('more', {
        policy: (words) => (
          <Link to={pathTo(locale, 'privacy')} target="_blank" rel="noreferrer">
            {words}
          </Link>
        ),
      })}
    />
  );
}
