import { type HtmlLoss, type HtmlNode, isElement, parseHtml, textIn } from './html-reader.ts';

const mayBeHtml = /<\/?[a-z!][^>]*>|&#?\w+;/i;
const blocks = new Set('p div section article ul ol li h1 h2 h3 h4 h5 h6 blockquote table tr figure'.split(' '));
const told = new Set('a img iframe table script style video'.split(' '));

/** Plain lines from a text that may be HTML: an empty line between paragraphs. Null where there are no words. */
export function htmlToLines(text: string): { text: string | null; losses: HtmlLoss[] } {
  if (!mayBeHtml.test(text)) return { text: text.trim() || null, losses: [] };
  const losses: HtmlLoss[] = [];
  const written = textOf(parseHtml(text), losses)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { text: written || null, losses };
}

const textOf = (nodes: HtmlNode[], losses: HtmlLoss[]): string =>
  nodes
    .map((node): string => {
      if (node.nodeName === '#text') return textIn([node]).replaceAll(/[ \t\n\r\f]+/g, ' ');
      if (!isElement(node)) return '';
      if (node.tagName === 'br') return '\n';
      if (told.has(node.tagName))
        losses.push({ kind: 'element', detail: `<${node.tagName}> ${textIn([node]).trim().slice(0, 60)}`.trim() });
      if (node.tagName === 'script' || node.tagName === 'style') return '';
      const inner = textOf(node.childNodes, losses);
      return node.tagName === 'li' ? `\n${inner}` : blocks.has(node.tagName) ? `\n\n${inner}\n\n` : inner;
    })
    .join('');
