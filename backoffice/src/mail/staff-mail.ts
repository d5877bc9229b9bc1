import type { Mail } from '@clinic/core/mail/mail';
import { mailFaces } from '@clinic/core/mail/mail-faces';
import { type Label, label, labelIn } from '../language/label.ts';
import { textOf } from './text-of.ts';

const hello = label('Olá', 'Hello');
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Person = { email: string; nome: string; idioma: 'pt' | 'en' };
type Words = { subject: Label; paragraphs: readonly (Label | { link: string; words: Label })[] };

/** To one member of staff, in the language of the account. */
export function staffMail({ email, nome, idioma }: Person, { subject, paragraphs }: Words): Mail {
  const html = [
    `<!doctype html><html lang="${idioma === 'en' ? 'en' : 'pt-PT'}"><body style="font-family:${mailFaces.read};color:#1c2733">`,
    `<p>${labelIn(idioma, hello)}${nome ? `, ${escapeHtml(nome)}` : ''}.</p>`,
    ...paragraphs.map((paragraph) =>
      'link' in paragraph
        ? `<p><a href="${paragraph.link}">${labelIn(idioma, paragraph.words)}</a></p>`
        : `<p>${escapeHtml(labelIn(idioma, paragraph))}</p>`,
    ),
    '</body></html>',
  ].join('\n');
  return { recipient: email, subject: labelIn(idioma, subject), html, text: textOf(html) };
}
