/** The height of what lies over the foot of the page is told to the page, so that nothing focused hides behind it. */
export function dockHeight(): () => void {
  const dock = document.querySelector('[data-dock]');
  if (!dock) return () => {};
  const observer = new ResizeObserver(([entry]) =>
    document.documentElement.style.setProperty('--dock-height', `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
  );
  observer.observe(dock);
  return () => observer.disconnect();
}
