import type { Locale } from '@clinic/core/kernel/locale';
import { type RefObject, useEffect, useState } from 'react';
import { Marked } from '../../search/marked.tsx';
import { keyEffect } from './suggestion-keys.ts';
import styles from './suggestion-list.module.css';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  id: string;
  locale: Locale;
  field: RefObject<HTMLInputElement | null>;
  /** Told the id of the marked option, null while none is marked, undefined while the list is closed. */
  onActive(option: string | null | undefined): void;
};

/** The list under the search field. The field keeps the focus; the list only says which of its lines is meant. */
export function SuggestionList({ id, locale, field, onActive }: Props) {
  const { suggestions, close } = useSuggestions(field, locale);
  const [marked, setMarked] = useState<number | null>(null);
  const options = suggestions?.options ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list begins unmarked.
  useEffect(() => setMarked(null), [suggestions]);
  useEffect(() => {
    onActive(options.length === 0 ? undefined : marked === null ? null : `${id}-${marked}`);
    if (marked !== null) document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked, options.length, onActive]);

  const choose = (option: number) => {
    const to = options[option]?.to;
    close();
    // The menu of a phone would stay open over the page it leads to.
    field.current?.closest('dialog')?.close();
    if (to) window.location.assign(to);
  };
  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      const effect = event.isComposing ? undefined : keyEffect(event.key, marked, options.length);
      if (!effect) return;
      // Escape would also close the panel or the menu that the field stands in: one press, one step.
      event.preventDefault();
      event.stopPropagation();
      switch (effect.kind) {
        case 'move':
          return setMarked(effect.to);
        case 'choose':
          return choose(effect.option);
        case 'close':
          return close();
        default:
          effect satisfies never;
      }
    };
    input?.addEventListener('keydown', onKey);
    input?.addEventListener('blur', close);
    return () => {
      input?.removeEventListener('keydown', onKey);
      input?.removeEventListener('blur', close);
    };
  });

  return (
    <>
      <p className="visually-hidden" role="status">
        {suggestions?.status}
      </p>
      {options.length > 0 && (
        <div className={styles['list']} id={id} role="listbox" aria-label={suggestions?.label}>
          {options.map(({ to, title, kind }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus.
            <div
              key={to}
              className={styles['option']}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              // A press would take the focus from the field, and with it the list from under the finger.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <span className={styles['title']}>
                <Marked pieces={title} />
              </span>
              <span className={styles['kind']}>{kind}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
