import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import header from '../header/header.module.css';
import styles from './mobile-menu.module.css';
import { MobilePanel } from './mobile-panel.tsx';

/**
 * The menu of phones and tablets. Without script the disclosure shows the panel under the bar; with it the same panel becomes
 * a modal dialog: the browser keeps focus inside, closes it on Escape and gives focus back.
 */
export function MobileMenu() {
  const t = useTranslations('frame.mobileMenu');
  const disclosure = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (disclosure.current) disclosure.current.open = true;
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const onClosed = () => {
    if (disclosure.current) disclosure.current.open = false;
  };
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close();
  };
  return (
    <details ref={disclosure} className={styles['mobile']}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, pressed by keyboard too. */}
      <summary className={`${styles['button']} ${header['lift']}`} onClick={open}>
        <Glyph name="menu" />
        {t('open')}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <dialog ref={dialog} className={styles['panel']} aria-label={t('open')} onClose={onClosed} onClick={onClick}>
        <MobilePanel
          closing={
            <Button look="secondary" small onClick={close}>
              <Glyph name="close" />
              {t('close')}
            </Button>
          }
        />
      </dialog>
    </details>
  );
}
