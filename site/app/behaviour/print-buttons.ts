const sheetMark = 'printsSheet';

/** Buttons that print the page, and links that print the one sheet they lead to. */
export function printButtons(): () => void {
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('[data-print-page], [data-print-sheet]');
    if (!pressed) return;
    event.preventDefault();
    if (pressed.matches('[data-print-sheet]')) leaveOutTheRest();
    window.print();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** The mark tells the style sheet to leave everything else out; Safari goes on before the paper is made, so it stays until then. */
function leaveOutTheRest() {
  const { dataset } = document.documentElement;
  dataset[sheetMark] = '';
  addEventListener('afterprint', () => delete dataset[sheetMark], { once: true });
}
