import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { NewTabWords } from '../new-tab-words.tsx';
import { Checkbox } from './checkbox.tsx';

type Props = {
  name: string;
  id?: string;
  purpose: string;
  error?: string | undefined;
  /** Only where the visitor has ticked it before, in a form that came back for another reason. */
  wasTicked?: boolean;
};

/** Never ticked beforehand; says what for, and where to read more without losing the form. */
export function ConsentCheckbox({ name, id, purpose, error, wasTicked = false }: Props) {
  const t = useTranslations('components.consent');
  const locale = useLocale();
  return (
    <Checkbox
      name={name}
      {...(id && { id })}
      value="sim"
      defaultChecked={wasTicked}
      required
      error={error}
      label={purpose}
      hint={t.rich('more', {
        policy: (words) => (
          <a href={pathTo(locale, 'privacy')} target="_blank" rel="noreferrer">
            {words}
            <NewTabWords />
          </a>
        ),
      })}
    />
  );
}
