import { create } from 'fontkit';
import read from '../../app/design/fonts/atkinson-next-paper-400.woff?inline';
import strong from '../../app/design/fonts/atkinson-next-paper-600.woff?inline';
import head from '../../app/design/fonts/newsreader-600.woff?inline';

export type PaperFace = 'read' | 'strong' | 'head';

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** pdfkit opens woff2, but fails when it embeds one. */
export const paperFaces: Record<PaperFace, Buffer> = { read: bytesOf(read), strong: bytesOf(strong), head: bytesOf(head) };

function charactersOf(bytes: Buffer): Set<number> {
  const font = create(bytes);
  return new Set('characterSet' in font ? font.characterSet : []);
}

const characters = { read: charactersOf(paperFaces.read), strong: charactersOf(paperFaces.strong), head: charactersOf(paperFaces.head) };

/**
 * The text with only what the face can draw: an empty box would stand in place of anything else, and PDF/UA forbids it. A letter
 * with an unknown accent keeps the letter; of other scripts a question mark is left.
 */
export function writable(text: string, face: PaperFace): string {
  const known = (letter: string) => letter === '\n' || characters[face].has(letter.codePointAt(0) ?? 0);
  const spaced = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  return Array.from(spaced, (letter) => {
    if (known(letter)) return letter;
    if (/[\p{Control}\p{Format}\p{Variation_Selector}]/u.test(letter)) return '';
    return Array.from(letter.normalize('NFKD')).filter(known).join('') || '?';
  }).join('');
}
