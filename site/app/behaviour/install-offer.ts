/** Chromium's offer to install a site as an app; other browsers make none. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/** The home page's button to install appears while the browser's offer stands. */
export function installOffer(): () => void {
  const button = document.querySelector<HTMLElement>('[data-install]');
  if (!button) return () => {};
  let offer: InstallOffer | undefined;
  const keep = (event: Event) => {
    // Kept for our own button, instead of a bar that the browser shows when it likes.
    event.preventDefault();
    offer = event as InstallOffer;
    button.hidden = false;
  };
  const forget = () => {
    offer = undefined;
    button.hidden = true;
  };
  const install = () => {
    void offer?.prompt();
    forget();
  };
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', forget);
  button.addEventListener('click', install);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', forget);
    button.removeEventListener('click', install);
  };
}
