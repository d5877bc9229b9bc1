import type { RichTextField } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';
import { isTextLink } from './link-fields.ts';
import { nodesOf, type RichTextNode } from './rich-text-node.ts';

const plain = new Set(['paragraph', 'text', 'linebreak', 'tab', 'listitem', 'quote', 'horizontalrule']);

const unknownPiece = label(
  'O texto tem uma parte que o site não sabe mostrar. Apague-a ou cole o texto sem formatação.',
  'The text has a part that the site cannot show. Delete it or paste the text without formatting.',
);
const wrongHeading = label('Dentro do texto só há títulos de nível 3 e 4.', 'Inside the text there are only headings of level 3 and 4.');
const wrongLink = label(
  'Uma ligação do texto não tem um destino válido: um documento, ou um endereço com https://, mailto:, tel: ou «/».',
  'A link in the text has no valid target: a document, or an address with https://, mailto:, tel: or “/”.',
);

const isGoodLink = (fields: unknown): boolean => {
  const { linkType, url, doc } = (fields ?? {}) as { linkType?: unknown; url?: unknown; doc?: { value?: unknown } | null };
  return linkType === 'internal' ? Boolean(doc?.value) : typeof url === 'string' && isTextLink(url);
};

const wordy = new Set<unknown>(['text', 'tab']);
const childless = new Set<unknown>(['text', 'tab', 'linebreak', 'upload', 'horizontalrule']);

/** Words in a second place could be read differently by whoever shows a text and by whoever signs it. */
const isTwofold = ({ type, text, children }: RichTextNode): boolean =>
  (text !== undefined && !wordy.has(type)) || (childless.has(type) && Array.isArray(children) && children.length > 0);

function problemOf(node: RichTextNode): Label | null {
  if (isTwofold(node)) return unknownPiece;
  switch (node.type) {
    case 'heading':
      return node.tag === 'h3' || node.tag === 'h4' ? null : wrongHeading;
    case 'link':
      return isGoodLink(node.fields) ? null : wrongLink;
    case 'list':
      return node.listType === 'bullet' || node.listType === 'number' ? null : unknownPiece;
    case 'upload':
      return node.relationTo === 'media' && node.value ? null : unknownPiece;
    default:
      return plain.has(String(node.type)) ? null : unknownPiece;
  }
}

/** Instead of the editor's own check, which answers in English and lets through whatever a paste or a call brings. */
export const validateRichText: NonNullable<RichTextField['validate']> = (value, { req }) => {
  for (const node of nodesOf(value)) {
    const problem = problemOf(node);
    if (problem) return labelIn(req.i18n.language, problem);
  }
  return true;
};
