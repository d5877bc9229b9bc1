import { clearHeld } from './held-strip.ts';

const backShownMs = 6_000;

/** Says that the connection is gone, and for a moment that it is back. */
export function connection(): () => void {
  const offline = document.querySelector<HTMLElement>('[data-connection=offline]');
  const back = document.querySelector<HTMLElement>('[data-connection=back]');
  if (!offline || !back) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const onOffline = () => {
    clearTimeout(timer);
    isAway = true;
    offline.hidden = false;
    back.hidden = true;
  };
  const onOnline = () => {
    // Not whether the strip is hidden: a form that is held shows it beside its button instead.
    if (!isAway) return;
    isAway = false;
    clearHeld();
    offline.hidden = true;
    back.hidden = false;
    timer = setTimeout(() => {
      back.hidden = true;
    }, backShownMs);
  };
  if (!navigator.onLine) onOffline();
  // A page that the browser kept in its memory heard nothing meanwhile.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) (navigator.onLine ? onOnline : onOffline)();
  };
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  addEventListener('pageshow', onReturn);
  return () => {
    clearTimeout(timer);
    back.hidden = true;
    removeEventListener('pageshow', onReturn);
    removeEventListener('offline', onOffline);
    removeEventListener('online', onOnline);
  };
}
