import { useEffect, useState } from 'react';

/** A section counts as read once its top has passed this part of the window. */
const readingLine = 0.35;

/** Which section is being read, by the distances of their tops from the window's; at the page's end it is the last. */
export function sectionInView(tops: number[], windowHeight: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= windowHeight * readingLine);
}

export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const tops = sections.map((section) => section.getBoundingClientRect().top);
      setCurrent(sections[sectionInView(tops, clientHeight, scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1)]?.id);
    };
    const onScroll = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(waiting);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);
  return current;
}
