/** Of the header, and of a long page on a phone, which lies over the text as well. */
const menus = '[data-site-header] details[name=menu][open], [data-inner-menu] details[open]';
const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>(menus)];

/**
 * The menus are `details` of one name, so the browser opens one at a time and does it without script. This closes them as people expect
 * of a menu: Escape, a click elsewhere, focus that moves on, a page that is come back to. The search is ready to type in once it is open.
 */
export function closeMenus(): () => void {
  const closeExcept = (kept: Node | null) => {
    for (const menu of openMenus()) if (!kept || !menu.contains(kept)) menu.open = false;
  };
  const onElsewhere = ({ target }: Event) => closeExcept(target as Node);
  const onKey = (event: KeyboardEvent) => {
    const [open] = openMenus();
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  const onToggle = ({ target }: Event) => {
    const search = target as HTMLDetailsElement;
    if (search.open && search.matches('[data-search-box]')) search.querySelector('input')?.focus();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeExcept(null);
  };
  document.addEventListener('click', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener('keydown', onKey);
  document.addEventListener('toggle', onToggle, { capture: true });
  addEventListener('pageshow', onReturn);
  return () => {
    document.removeEventListener('click', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('toggle', onToggle, { capture: true });
    removeEventListener('pageshow', onReturn);
  };
}
