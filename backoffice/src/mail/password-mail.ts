import type { IncomingAuthType } from 'payload';
import type { Env } from '../env.ts';
import { inLanguage, label } from '../language/label.ts';

type ForgotPassword = NonNullable<IncomingAuthType['forgotPassword']>;

const validMs = 60 * 60 * 1000;
const subject = label('Nova palavra-passe para a gestão do site', 'A new password for the site’s back office');

const paragraphs = {
  hello: label('Olá', 'Hello'),
  asked: label(
    'Recebemos um pedido de nova palavra-passe para esta conta. A ligação serve uma vez e durante uma hora:',
    'We received a request for a new password for this account. The link works once and for one hour:',
  ),
  button: label('Escolher nova palavra-passe', 'Choose a new password'),
  ignore: label(
    'Se não foi pedido por si, ignore esta mensagem: a palavra-passe atual continua a servir.',
    'If you did not ask for it, ignore this message: the present password still works.',
  ),
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const addressedTo = (user: unknown): { nome: string; language: string } => {
  const { idioma, nome } = (user ?? {}) as { idioma?: unknown; nome?: unknown };
  return { language: idioma === 'en' ? 'en' : 'pt', nome: typeof nome === 'string' ? nome : '' };
};

/** The link always leads to the configured address: a forged Host header must not put another one into the mail. */
export const passwordMail = (env: Pick<Env, 'BACKOFFICE_ORIGIN'>): ForgotPassword => ({
  expiration: validMs,
  generateEmailSubject: (args) => inLanguage(addressedTo(args?.user).language, subject),
  generateEmailHTML: (args) => {
    const { language, nome } = addressedTo(args?.user);
    const say = (name: keyof typeof paragraphs) => inLanguage(language, paragraphs[name]);
    const link = `${env.BACKOFFICE_ORIGIN[0]}/admin/reset/${encodeURIComponent(args?.token ?? '')}`;
    return [
      `<!doctype html><html lang="${language === 'en' ? 'en' : 'pt-PT'}"><body style="font-family:sans-serif;color:#1c2733">`,
      `<p>${say('hello')}${nome ? `, ${escapeHtml(nome)}` : ''}.</p>`,
      `<p>${say('asked')}</p>`,
      `<p><a href="${link}">${say('button')}</a></p>`,
      `<p>${say('ignore')}</p>`,
      '</body></html>',
    ].join('\n');
  },
});
