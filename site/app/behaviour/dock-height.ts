/**
 * The height of what lies over the foot of the page is told to the page, so that nothing focused hides behind it, and to the parts that end
 * above it. Not by one inherited property of the root: every element of the page would be styled anew.
 */
export function dockHeight(): () => void {
  const dock = document.querySelector('[data-dock]');
  if (!dock) return () => {};
  const told: [HTMLElement, string][] = [[document.documentElement, '--page-dock-height']];
  for (const part of document.querySelectorAll<HTMLElement>('footer, [data-inner-menu]')) told.push([part, '--dock-height']);
  const observer = new ResizeObserver(([entry]) => {
    const height = `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`;
    // Mostly nothing lies there, which is what the style sheet says: written again, it would have the footer and the menu styled anew.
    for (const [{ style }, name] of told) if ((style.getPropertyValue(name) || '0px') !== height) style.setProperty(name, height);
  });
  observer.observe(dock);
  return () => observer.disconnect();
}
