/** A screen marks its main buttons with `data-page-action`; where none is marked, the title stands for them. */
const watched = () => {
  const actions = document.querySelectorAll('main [data-page-action]');
  return actions.length > 0 ? actions : document.querySelectorAll('main h1');
};

/** The bar with the ways to book comes up while the page offers nothing to press on the part that is seen. */
export function bottomBar(): () => void {
  const bar = document.querySelector('[data-bottom-bar]');
  if (!bar) return () => {};
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    bar.toggleAttribute('data-shown', seen.size === 0);
  });
  for (const element of watched()) observer.observe(element);
  return () => observer.disconnect();
}
