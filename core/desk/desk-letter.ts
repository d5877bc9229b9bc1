import type { Locale } from '../kernel/locale.ts';
import { mailFaces } from '../mail/mail-faces.ts';
import { firstNameOf } from '../personal-data/person-name.ts';

export type DeskContact = { name: string; phone: string; phoneNote: string; email: string };
type Around = { locale: Locale; name: string; contact: DeskContact };

/** Others may see the subject: it names neither an illness nor a specialty. */
const words = {
  pt: {
    subject: 'Mensagem sobre a sua marcação',
    hello: (name: string) => `Olá, ${name}.`,
    answer: ({ phone, phoneNote, email }: DeskContact) => `Para responder, ligue ${phone} (${phoneNote}) ou escreva para ${email}.`,
  },
  en: {
    subject: 'A message about your booking',
    hello: (name: string) => `Hello ${name},`,
    answer: ({ phone, phoneNote, email }: DeskContact) => `To answer, call ${phone} (${phoneNote}) or write to ${email}.`,
  },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** The front desk's own text, between a greeting and how to reply: mail to the sender's address is not read. */
export function deskLetter(text: string, { locale, name, contact }: Around): { subject: string; text: string; html: string } {
  const { subject, hello, answer } = words[locale];
  const parts = [hello(firstNameOf(name)), ...text.split(/\n{2,}/), answer(contact), contact.name].filter(Boolean);
  const body = parts.map(paragraph).join('\n');
  const style = `font-family:${mailFaces.read};font-size:17px;line-height:1.5;color:#1c2733;background:#fffdf9;max-width:36em;padding:24px`;
  return {
    subject,
    text: parts.join('\n\n'),
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${subject}</title></head><body style="${style}">\n${body}\n</body></html>`,
  };
}
