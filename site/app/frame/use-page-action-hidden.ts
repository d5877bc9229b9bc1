import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A screen marks its main buttons with `data-page-action`; where none is marked, the title stands for them. */
const watched = () => {
  const actions = document.querySelectorAll('main [data-page-action]');
  return actions.length > 0 ? actions : document.querySelectorAll('main h1');
};

/** Whether the page offers nothing to press on the part that is seen. */
export function usePageActionHidden(): boolean {
  const { pathname } = useLocation();
  const [hidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setHidden(seen.size === 0);
    });
    for (const element of watched()) observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
  return hidden;
}
