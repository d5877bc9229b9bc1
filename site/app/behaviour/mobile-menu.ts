/**
 * The menu of phones. Without script its disclosure shows the panel under the bar; here the same panel becomes a modal dialog: the
 * browser keeps the focus inside, closes it on Escape and gives the focus back.
 */
export function mobileMenu(): () => void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-mobile-menu]');
  const dialog = menu?.querySelector('dialog');
  // Where the style sheet cannot tell a modal dialog, the disclosure opens as it does without script.
  if (!menu || !dialog || !CSS.supports('selector(:modal)')) return () => {};

  const showPanel = () => {
    menu.open = true;
    if (!dialog.open) dialog.showModal();
  };
  const onPress = (event: Event) => {
    event.preventDefault();
    showPanel();
  };
  const onClosed = () => {
    menu.open = false;
  };
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest('a, [data-close-menu]')) dialog.close();
  };
  /** Whatever was open above it closes at the same moment and pulls it up: its heading stays in sight. */
  const onToggle = ({ target }: Event) => {
    const fold = target as HTMLDetailsElement;
    if (fold.open && fold !== menu) fold.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) dialog.close();
  };
  // A tablet that is turned gets the wide menu: the other one must not stay open unseen.
  const wide = matchMedia('(min-width: 77.5em)');
  const close = () => dialog.close();
  const summary = menu.querySelector('summary');
  summary?.addEventListener('click', onPress);
  dialog.addEventListener('close', onClosed);
  dialog.addEventListener('click', onClick);
  dialog.addEventListener('toggle', onToggle, { capture: true });
  addEventListener('pageshow', onReturn);
  wide.addEventListener('change', close);
  // Somebody was quicker than the script.
  if (menu.open) showPanel();
  return () => {
    summary?.removeEventListener('click', onPress);
    dialog.removeEventListener('close', onClosed);
    dialog.removeEventListener('click', onClick);
    dialog.removeEventListener('toggle', onToggle, { capture: true });
    removeEventListener('pageshow', onReturn);
    wide.removeEventListener('change', close);
  };
}
