import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { goTo } from './go-to.ts';
import { planScroll, type ScrollWish } from './scroll-rules.ts';

const announceAfterMs = 100;

/**
 * What happens on arriving at a page without a new document: scroll, move the focus, say the title. Positions live in memory:
 * React Router's own restoration writes them to the device, which nobody has agreed to.
 */
export function Arrival() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());
  const [title, setTitle] = useState('');

  useEffect(() => {
    const remember = () => {
      // Between a step back and its rendering the browser already moves: that position belongs to neither page.
      if ((history.state?.key ?? 'default') === shown.current.key) positions.current.set(shown.current.key, window.scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = location;
    if (from === location) return;
    const newPage = from.pathname !== location.pathname;
    const plan = planScroll({ type, newPage, hash: location.hash, wish: location.state as ScrollWish | undefined });
    const known = positions.current.get(location.key);
    if (plan?.toTop) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (!plan && newPage && known !== undefined) window.scrollTo({ top: known, behavior: 'instant' });
    if (newPage && !plan?.target) document.getElementById('conteudo')?.focus({ preventScroll: true });
    const { target } = plan ?? {};
    const timers = [
      target && setTimeout(() => goTo(target.selector), target.delayMs),
      newPage && setTimeout(() => setTitle(document.title), announceAfterMs),
    ];
    return () => {
      for (const timer of timers) if (timer) clearTimeout(timer);
    };
  }, [location, type]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
