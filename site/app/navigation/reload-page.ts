let wanted = false;

/** Tells our own reloads from those that the router starts by itself. */
export const isReloadWanted = () => wanted;

export function reloadPage() {
  wanted = true;
  window.location.reload();
}
