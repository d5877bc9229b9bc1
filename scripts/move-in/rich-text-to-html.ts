import { type BlockNode, type InlineNode, type LexicalText, type ListNode, textFormats } from '../../content/rich-text/nodes.ts';

/** Where things lie in the old service. */
export type HtmlPlaces = { path: (folder: string) => string; source: (picture: string) => string };

export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A text as the old service's editor would have kept it. */
export const richTextToHtml = ({ root }: LexicalText, places: HtmlPlaces): string =>
  root.children.map((block) => blockHtml(block, places)).join('\n');

function blockHtml(block: BlockNode, places: HtmlPlaces): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.children, places)}</p>`;
    case 'heading': {
      const { tag } = block;
      return `<${tag}><strong>${inlineHtml(block.children, places)}</strong></${tag}>`;
    }
    case 'quote':
      return `<blockquote><p>${inlineHtml(block.children, places)}</p></blockquote>`;
    case 'horizontalrule':
      return '<hr />';
    case 'upload':
      return `<p><img src="${places.source(block.value.refersTo)}" alt="" /></p>`;
    case 'list':
      return listHtml(block, places);
    default:
      return block satisfies never;
  }
}

/** A list inside a list belongs to the item before it. */
function listHtml({ tag, children }: ListNode, places: HtmlPlaces): string {
  const items: string[] = [];
  for (const item of children) {
    const [first] = item.children;
    if (first?.type === 'list') items.push(`${items.pop() ?? ''}${listHtml(first, places)}`);
    else
      items.push(
        inlineHtml(
          item.children.filter((child) => child.type !== 'list'),
          places,
        ),
      );
  }
  return `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`;
}

const looks = Object.entries({
  strong: textFormats.bold,
  em: textFormats.italic,
  sub: textFormats.subscript,
  sup: textFormats.superscript,
});

const inlineHtml = (nodes: InlineNode[], places: HtmlPlaces): string =>
  nodes
    .map((node): string => {
      if (node.type === 'linebreak') return '<br />';
      if (node.type === 'text')
        return looks.reduce((html, [tag, bit]) => (node.format & bit ? `<${tag}>${html}</${tag}>` : html), escapeHtml(node.text));
      const { fields } = node;
      const href = fields.linkType === 'internal' ? places.path(fields.doc.value.refersTo) : fields.url;
      return `<a href="${escapeHtml(href)}">${inlineHtml(node.children, places)}</a>`;
    })
    .join('');
