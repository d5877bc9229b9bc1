import { label } from '../language/label.ts';

export const signInErrors = {
  wrongPassword: label('O e-mail ou a palavra-passe não estão certos.', 'The e-mail or the password is not right.'),
  wrongCode: label('O código não está certo ou já foi usado.', 'The code is not right or was used before.'),
  wrongCurrent: label('A palavra-passe atual não está certa.', 'The present password is not right.'),
  wrongPasskey: label('Esta chave de acesso não foi aceite.', 'This passkey was not accepted.'),
  tooMany: label(
    'Demasiadas tentativas. Espere 15 minutos, entre com uma chave de acesso ou peça uma nova palavra-passe.',
    'Too many attempts. Wait 15 minutes, enter with a passkey or ask for a new password.',
  ),
  linkOver: label('Esta ligação já não serve. Peça outra.', 'This link no longer works. Ask for another one.'),
  emailTaken: label('Já existe um utilizador com este e-mail.', 'There is already a staff user with this e-mail.'),
  emailWrong: label('O e-mail indicado não é válido.', 'This e-mail is not valid.'),
  lastFactor: label(
    'A sua função precisa de um segundo passo: acrescente outro antes de retirar este.',
    'Your role needs a second step: add another before you remove this one.',
  ),
  alreadySetUp: label('A aplicação de códigos já está ligada.', 'The code app is already set up.'),
  onlyManagers: label(
    'Só um administrador ou um gestor o pode fazer, e não na sua própria conta; nas contas de administradores, só outro administrador.',
    'Only an administrator or a manager may do this, and not on their own account; on administrators’ accounts, only another administrator.',
  ),
  onlyFirst: label('Já existe um utilizador.', 'There is already a staff user.'),
  typedPassword: label(
    'A palavra-passe é escolhida pela própria pessoa: ao criar a conta, recebe um convite por e-mail.',
    'People choose their own password: creating the account sends them an invitation by e-mail.',
  ),
};
