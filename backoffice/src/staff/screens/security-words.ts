import { label } from '../../language/label.ts';

export const securityWords = {
  title: label('Acesso e segurança', 'Access and security'),
  letterKeys: label('Teclas de uma letra (/, J, K) neste computador', 'Single-letter keys (/, J, K) on this computer'),
  open: label('Abrir acesso e segurança', 'Open access and security'),
  summary: label(
    'Palavra-passe, e-mail, segundo passo e sessões mudam-se numa página própria.',
    'Password, e-mail, second step and sessions are changed on a page of their own.',
  ),
  isOn: label('O segundo passo está ligado.', 'The second step is on.'),
  isOff: label(
    'O segundo passo está desligado. Ligue-o em «Acesso e segurança».',
    'The second step is off. Switch it on under “Access and security”.',
  ),
  secondStep: label('Segundo passo', 'Second step'),
  offHere: label(
    'O segundo passo está desligado. Nesta instalação de demonstração pode ficar assim; numa instalação real é obrigatório para quem vê pacientes.',
    'The second step is off. In this demonstration it may stay so; in a real installation whoever sees patients must have it.',
  ),
  off: label('O segundo passo está desligado.', 'The second step is off.'),
  add: label('Acrescentar outra forma', 'Add another way'),
  remove: label('Retirar', 'Remove'),
  appOn: label('A aplicação de códigos está ligada.', 'The code app is set up.'),
  lastUsed: label('usada a {moment}', 'used on {moment}'),
  neverUsed: label('ainda não usada', 'not used yet'),
  codesLeft: label('Códigos de recuperação por usar: {count}', 'Recovery codes left: {count}'),
  newCodes: label('Criar códigos novos', 'Make new codes'),
  current: label('Palavra-passe atual', 'Present password'),
  askCurrent: label(
    'Para confirmar que é mesmo o próprio, escreva a palavra-passe atual.',
    'To show that it is you, type your present password.',
  ),
  cancel: label('Cancelar', 'Cancel'),
  goOn: label('Continuar', 'Go on'),
  passwordTitle: label('Palavra-passe', 'Password'),
  newPassword: label('Nova palavra-passe', 'New password'),
  changePassword: label('Alterar palavra-passe', 'Change the password'),
  passwordChanged: label(
    'A palavra-passe foi alterada e as outras sessões foram terminadas.',
    'The password was changed and the other sessions were ended.',
  ),
  emailTitle: label('E-mail', 'E-mail'),
  newEmail: label('Novo e-mail', 'New e-mail'),
  changeEmail: label('Alterar e-mail', 'Change the e-mail'),
  emailChanged: label('O e-mail foi alterado. Avisámos o endereço anterior.', 'The e-mail was changed. We told the address from before.'),
  sessions: label('Sessões', 'Sessions'),
  thisOne: label('esta sessão', 'this session'),
  since: label('desde {moment}', 'since {moment}'),
  seen: label('vista a {moment}', 'seen on {moment}'),
  end: label('Terminar', 'End'),
  endOthers: label('Terminar todas as outras', 'End all others'),
  lastSignIn: label('Último início de sessão antes deste: {moment} ({device}).', 'Last sign-in before this one: {moment} ({device}).'),
  noLastSignIn: label('É o seu primeiro início de sessão.', 'This is your first sign-in.'),
};

export const othersWords = {
  willInvite: label(
    'Ao guardar, a pessoa recebe um convite por e-mail para escolher a sua palavra-passe.',
    'When you save, the person gets an invitation by e-mail to choose their password.',
  ),
  invited: label('O convite ainda não foi aceite.', 'The invitation has not been taken up yet.'),
  invite: label('Enviar novo convite', 'Send a new invitation'),
  suspendedSince: label('Conta suspensa desde {moment}.', 'Account suspended since {moment}.'),
  suspend: label('Suspender a conta', 'Suspend the account'),
  reinstate: label('Reativar a conta', 'Reinstate the account'),
  removeFactors: label('Retirar o segundo passo', 'Remove the second step'),
  removeFactorsHelp: label(
    'Para quem perdeu o telemóvel e os códigos. Confirme primeiro, em pessoa, quem o pede.',
    'For somebody who lost the phone and the codes. First make sure, in person, who is asking.',
  ),
  sure: label('Tem a certeza?', 'Are you sure?'),
  done: label('Feito. A pessoa foi avisada por e-mail.', 'Done. The person was told by e-mail.'),
};
