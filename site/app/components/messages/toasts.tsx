import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../icon.tsx';
import { closeToast, type ToastKind, type ToastMessage, toastStaysMs, toastStore } from './toast-store.ts';
import styles from './toasts.module.css';

const glyphs: Record<ToastKind, GlyphName> = { done: 'check', info: 'info', problem: 'warning' };

/** The place where short messages appear, once per page. It is there before the first one: only then is that read out. */
export function Toasts() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.onServer);
  return (
    <div className={styles['region']} role="status" aria-live="polite">
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>
  );
}

/** `stays`: part of the page, not of the moment. */
export function Toast({ message: { id, kind, text }, stays = false }: { message: ToastMessage; stays?: boolean }) {
  const t = useTranslations('components.toast');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(() => closeToast(id), toastStaysMs);
    return () => clearTimeout(timer);
  }, [held, stays, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it is a courtesy to slow readers, not a control.
    <div
      className={styles['toast']}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph name={glyphs[kind]} className={styles['sign']} />
      <p>
        <span className="visually-hidden">{t(kind)} </span>
        {text}
      </p>
      {!stays && (
        <button type="button" className={styles['close']} aria-label={t('close')} onClick={() => closeToast(id)}>
          <Glyph name="close" />
        </button>
      )}
    </div>
  );
}
