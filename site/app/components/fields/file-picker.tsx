import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import styles from './file-picker.module.css';

/**
 * The browser's own control, which takes clicks, keyboard and dropped files, lies unseen over a button with our words: its own speak the
 * language of the browser. Without script it is shown as it is, because only it then says what was chosen.
 */
export function FilePicker({ id, ...input }: { id: string } & Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'>) {
  const t = useTranslations('components.field');
  const own = useRef<HTMLInputElement>(null);
  // Files that were chosen before this script ran were heard by nobody.
  useEffect(() => {
    if (own.current?.files?.length) own.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div className={styles['picker']}>
      <input ref={own} type="file" id={id} className={styles['input']} {...input} />
      <label htmlFor={id} className={styles['button']}>
        <Glyph name="document" />
        {t(input.multiple ? 'chooseFiles' : 'chooseFile')}
      </label>
    </div>
  );
}
