import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * The menus are `details` of one name, so the browser opens one at a time and does it without script. This closes them as
 * people expect of a menu: Escape, a click elsewhere, focus that moves on, a page that changes.
 */
export function useClosing(container: RefObject<HTMLElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page closes them.
  useEffect(() => closeExcept(container.current, null), [key]);

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => closeExcept(container.current, target as Node);
    const onKey = (event: KeyboardEvent) => {
      const open = openMenus(container.current)[0];
      if (event.key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [container]);
}

const openMenus = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLDetailsElement>('details[name=menu][open]') ?? []),
];

function closeExcept(container: HTMLElement | null, kept: Node | null) {
  for (const menu of openMenus(container)) if (!kept || !menu.contains(kept)) menu.open = false;
}
