/** A section counts as read once its top has passed this part of the window. */
const readingLine = 0.35;

/** Which section is being read, by the distances of their tops from the window's; at the page's end it is the last. */
export function sectionInView(tops: number[], windowHeight: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= windowHeight * readingLine);
}

/** The menu beside a long page marks where one is; on a phone it folds after a choice. */
export function markSectionInView(): () => void {
  const menu = document.querySelector('[data-inner-menu]');
  if (!menu) return () => {};
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const ids = [...new Set(links.map(({ hash }) => decodeURIComponent(hash.slice(1))))];
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  let waiting = 0;
  const look = () => {
    waiting = 0;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const tops = sections.map((section) => section.getBoundingClientRect().top);
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    const current = sections[sectionInView(tops, clientHeight, atEnd)]?.id;
    for (const link of links) {
      if (current !== undefined && decodeURIComponent(link.hash.slice(1)) === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const onScroll = () => {
    waiting ||= requestAnimationFrame(look);
  };
  const onClick = ({ target }: Event) => {
    const fold = (target as Element).closest('a') && (target as Element).closest('details');
    if (fold) fold.open = false;
  };
  onScroll();
  addEventListener('scroll', onScroll, { passive: true });
  menu.addEventListener('click', onClick);
  return () => {
    cancelAnimationFrame(waiting);
    removeEventListener('scroll', onScroll);
    menu.removeEventListener('click', onClick);
  };
}
