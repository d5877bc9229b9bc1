/** The style sheet makes a picture of the page that is left, to fade it out over the next one. A page that comes back is itself again. */
export function leavePage(): () => void {
  const mark = () => {
    document.documentElement.dataset['leaving'] = '';
  };
  const unmark = () => {
    delete document.documentElement.dataset['leaving'];
  };
  addEventListener('pageswap', mark);
  addEventListener('pageshow', unmark);
  return () => {
    removeEventListener('pageswap', mark);
    removeEventListener('pageshow', unmark);
  };
}
