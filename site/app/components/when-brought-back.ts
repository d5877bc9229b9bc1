/** A page that the browser brings back from its memory is as it was left, not as it came: `act` sets right what must not stay so. Returns what ends it. */
export function whenBroughtBack(act: () => void, page: EventTarget = window): () => void {
  const onShow = (event: Event) => {
    if ('persisted' in event && event.persisted) act();
  };
  page.addEventListener('pageshow', onShow);
  return () => page.removeEventListener('pageshow', onShow);
}
