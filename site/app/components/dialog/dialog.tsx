import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { Glyph } from '../icon.tsx';
import styles from './dialog.module.css';
import { closing } from './dialog-commands.ts';

type Props = {
  title: string;
  id?: string;
  /** Opened from outside; left out where a `DialogButton` opens it. */
  open?: boolean;
  onClose?: () => void;
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it holds the focus, closes on Escape, hides the page behind from screen readers and gives
 * the focus back.
 */
export function Dialog({ title, id, open, onClose, actions, narrow, children }: Props) {
  const t = useTranslations('components.dialog');
  const own = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside: a calendar puts the focus on its day, which must be on show by then.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (open === false) dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing the veil is a shortcut; Escape and the button close it too.
    <dialog
      ref={dialog}
      id={id ?? own}
      className={classNames(styles['dialog'], narrow && styles['narrow'])}
      aria-labelledby={`${own}-title`}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles['inside']}>
        <div className={styles['head']}>
          <h2 id={`${own}-title`} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['close']} {...closing(id ?? own)}>
            <Glyph name="close" />
            <span>{t('close')}</span>
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
