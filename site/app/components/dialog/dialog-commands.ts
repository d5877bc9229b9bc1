const dialogWith = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
};

/**
 * What a button needs to open or close a dialog. `command` does it without a script; older browsers get the click. No
 * `form method="dialog"`: a dialog may stand inside a form, and forms do not nest.
 */
export const opening = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  onClick: () => {
    const dialog = dialogWith(id);
    if (!dialog?.open) dialog?.showModal();
  },
});

export const closing = (id: string) => ({ command: 'close', commandfor: id, onClick: () => dialogWith(id)?.close() });
