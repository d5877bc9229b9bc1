import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { type Connection, mayPrefetch } from '../../navigation/prefetch-rule.ts';
import { crossesPrivacyBorder } from '../../navigation/privacy-border.ts';
import { whenIdle } from '../../navigation/use-link-prefetch.ts';

const insideLink = (event: Event) => (event.target as Element).closest<HTMLAnchorElement>('a[data-inside]')?.pathname;
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
const mayFetchAhead = () => mayPrefetch((navigator as Navigator & { connection?: Connection }).connection, navigator.onLine);

/**
 * Moves between pages for the links of the menus, with the manners of every other link. More than a hundred of them that each
 * know the router cost a phone a tenth of a second before it answers; this one listener serves them all.
 */
export function InsideLinks() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [pointedAt, setPointedAt] = useState<string>();
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const go = (event: MouseEvent) => {
      const to = insideLink(event);
      if (!to || !isPlainClick(event) || crossesPrivacyBorder(pathname, to)) return;
      event.preventDefault();
      void navigate(to, { viewTransition: 'startViewTransition' in document });
    };
    const point = (event: Event) => setPointedAt(insideLink(event));
    document.addEventListener('click', go);
    document.addEventListener('mouseover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('click', go);
      document.removeEventListener('mouseover', point);
      document.removeEventListener('focusin', point);
    };
  }, [pathname, navigate]);

  useEffect(() => {
    if (!pointedAt || crossesPrivacyBorder(pathname, pointedAt) || !mayFetchAhead()) return;
    return whenIdle(() => setWanted(pointedAt));
  }, [pointedAt, pathname]);

  return wanted && <PrefetchPageLinks page={wanted} />;
}
