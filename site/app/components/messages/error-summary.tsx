import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsWoken } from '../../islands/slot.ts';
import { Glyph } from '../icon.tsx';
import { Unbroken } from '../unbroken.tsx';
import styles from './error-summary.module.css';
import { useAnswered } from './use-answered.ts';

export type FormError = { field: string; message: string };

/**
 * Stands at the top of a form that was refused, takes the focus and leads to each field, in the field's own words. The screen
 * adds "Erro:" to the page's title.
 */
export function ErrorSummary({ errors, takeFocus = true }: { errors: FormError[]; takeFocus?: boolean }) {
  const t = useTranslations('components.errorSummary');
  // By its first line, not by `useId`: the form may be an island.
  const title = `errors-${errors[0]?.field}`;
  const box = useRef<HTMLDivElement>(null);
  const isWoken = useIsWoken();
  useEffect(() => {
    if (!takeFocus || errors.length === 0) return;
    // An island wakes up late: whoever is in a field by now stays there.
    if (!isWoken || document.activeElement === document.body) box.current?.focus();
  }, [errors, takeFocus, isWoken]);
  useAnswered(box, errors);
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a sent form begins with what went wrong, without JavaScript too.
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1} autoFocus={takeFocus} aria-labelledby={title}>
      <h2 id={title} className={styles['title']}>
        <Glyph name="warning" size={28} />
        {t('title')}
      </h2>
      <ul className={styles['list']}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                const target = document.getElementById(field);
                if (!target) return;
                // Following the link alone would not put the cursor into the field.
                event.preventDefault();
                target.focus();
              }}
            >
              <span>
                <Unbroken text={message} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
