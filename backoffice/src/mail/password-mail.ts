import type { Mail } from '@clinic/core/mail/mail';
import { label } from '../language/label.ts';
import type { Utilizadore } from '../payload-types.ts';
import { staffMail } from './staff-mail.ts';

/** The link always leads to the configured address: a forged Host header must not put another one into the mail. */
export const resetMail = (account: Utilizadore, origin: string, token: string): Mail =>
  staffMail(account, {
    subject: label('Nova palavra-passe para a gestão do site', 'A new password for the site’s back office'),
    paragraphs: [
      label(
        'Recebemos um pedido de nova palavra-passe para esta conta. A ligação serve uma vez e durante uma hora:',
        'We received a request for a new password for this account. The link works once and for one hour:',
      ),
      { link: `${origin}/admin/reset/${token}`, words: label('Escolher nova palavra-passe', 'Choose a new password') },
      label(
        'Se não foi pedido por si, ignore esta mensagem: a palavra-passe atual continua a servir.',
        'If you did not ask for it, ignore this message: the present password still works.',
      ),
    ],
  });

export const invitationMail = (account: Utilizadore, origin: string, token: string): Mail =>
  staffMail(account, {
    subject: label('Convite para a gestão do site', 'An invitation to the site’s back office'),
    paragraphs: [
      label(
        'Foi criada uma conta para si. Escolha a sua palavra-passe com esta ligação, que serve uma vez e durante três dias:',
        'An account was made for you. Choose your password by this link, which works once and for three days:',
      ),
      { link: `${origin}/admin/convite/${token}`, words: label('Escolher a palavra-passe', 'Choose the password') },
      label('Se não esperava este convite, não precisa de fazer nada.', 'If you did not expect this invitation, you need not do anything.'),
    ],
  });
