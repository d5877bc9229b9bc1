import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Group } from './group.tsx';

const parts = [
  { part: 'day', maxLength: 2 },
  { part: 'month', maxLength: 2 },
  { part: 'year', maxLength: 4 },
] as const;

type Part = (typeof parts)[number]['part'];
type Props = {
  name: string;
  legend: string;
  id?: string;
  error?: string | undefined;
  /** Which parts are wrong; all of them unless said. */
  wrong?: Part[];
  defaultValue?: Partial<Record<Part, string>>;
};

/** Three fields: nobody wants to page a calendar back sixty years. */
export function BirthDate({ name, legend, id = name, error, wrong = ['day', 'month', 'year'], defaultValue }: Props) {
  const t = useTranslations('components.birthDate');
  return (
    <Group {...{ id, legend, error }} hint={t('hint')}>
      <div className={styles['parts']}>
        {parts.map(({ part, maxLength }, index) => {
          const own = index === 0 ? id : `${id}-${part}`;
          return (
            <div className={styles['part']} key={part}>
              <label htmlFor={own}>{t(part)}</label>
              <input
                id={own}
                name={`${name}-${part}`}
                className={classNames(styles['control'], styles['digits'])}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                maxLength={maxLength}
                defaultValue={defaultValue?.[part]}
                aria-invalid={error && wrong.includes(part) ? true : undefined}
              />
            </div>
          );
        })}
      </div>
    </Group>
  );
}
