import { isFields } from '../library/published-row.ts';

type Node = Record<string, unknown>;

const childrenOf = (node: Node): Node[] =>
  Array.isArray(node['children']) ? node['children'].filter((child): child is Node => typeof child === 'object' && child !== null) : [];

/** What stands inside one line; everything else begins a new one. */
const isInline = ({ type }: Node) => type === 'text' || type === 'link' || type === 'autolink' || type === 'linebreak';

/** The words of the editor's tree of nodes, line by line, and its headings apart. Pictures and addresses of links stay out. */
export function richWords(root: Node): { text: string; headings: string[] } {
  const lines: string[] = [];
  const headings: string[] = [];
  const visit = (node: Node): string => {
    // What is inside comes first, as on the page itself: nobody finds words that are not to be read there.
    if (isInline(node) && childrenOf(node).length > 0) return childrenOf(node).map(visit).join('');
    if (node['type'] === 'text') return typeof node['text'] === 'string' ? node['text'] : '';
    if (isInline(node)) return node['type'] === 'linebreak' ? ' ' : '';
    let line = '';
    const finish = () => {
      const text = line.replace(/\s+/g, ' ').trim();
      if (text) lines.push(text);
      if (text && node['type'] === 'heading') headings.push(text);
      line = '';
    };
    for (const child of childrenOf(node)) {
      if (isInline(child)) line += visit(child);
      else {
        finish();
        visit(child);
      }
    }
    finish();
    return '';
  };
  visit(root);
  return { text: lines.join('\n'), headings };
}

/** The words of a rich-text field, whatever is in it. */
export const wordsOfField = (field: unknown): string => (isFields(field) && isFields(field['root']) ? richWords(field['root']).text : '');
