import { elementsIn, type HtmlLoss, type HtmlNode } from './html-reader.ts';

/**
 * The editor has two levels of headings, 3 and 4. A text that uses others keeps its order: its highest becomes the third level, all below it
 * the fourth.
 */
export function headingTagsFor(nodes: HtmlNode[], lose: (kind: HtmlLoss['kind'], detail: string) => void): (level: number) => 'h3' | 'h4' {
  const used = elementsIn(nodes).flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
  const levels = [...new Set(used)].toSorted();
  if (levels.length > 2) lose('headingLevel', levels.map((level) => `h${level}`).join(', '));
  const isOurs = levels.every((level) => level === 3 || level === 4);
  return (level) => (isOurs ? `h${level as 3 | 4}` : level === levels[0] ? 'h3' : 'h4');
}
