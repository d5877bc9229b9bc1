/**
 * The height of what lies over the foot of the page is told to the page, so that nothing focused hides behind it, and to the parts that end
 * above it. Not by one inherited property of the root: every element of the page would be styled anew.
 */
export function dockHeight(): () => void {
  const dock = document.querySelector('[data-dock]');
  if (!dock) return () => {};
  const parts = document.querySelectorAll<HTMLElement>('footer, [data-inner-menu]');
  const observer = new ResizeObserver(([entry]) => {
    const height = `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`;
    document.documentElement.style.setProperty('--page-dock-height', height);
    for (const part of parts) part.style.setProperty('--dock-height', height);
  });
  observer.observe(dock);
  return () => observer.disconnect();
}
