import { label } from '../../language/label.ts';

export const signInWords = {
  title: label('Iniciar sessão', 'Sign in'),
  email: label('E-mail', 'E-mail'),
  password: label('Palavra-passe', 'Password'),
  enter: label('Entrar', 'Sign in'),
  withPasskey: label('Entrar com chave de acesso', 'Sign in with a passkey'),
  forgot: label('Esqueceu-se da palavra-passe?', 'Forgot your password?'),
  wait: label('Um momento…', 'One moment…'),
  passkeyGivenUp: label(
    'A chave de acesso não respondeu. Tente outra vez ou use outra forma.',
    'The passkey did not answer. Try again or use another way.',
  ),
  noAnswer: label('Sem ligação. Tente outra vez.', 'No connection. Try again.'),
};

export const secondStepWords = {
  title: label('Segundo passo', 'Second step'),
  explain: label(
    'Abra a aplicação de códigos no telemóvel e escreva os seis algarismos que mostra para a gestão do site.',
    'Open the code app on your phone and type the six figures it shows for the back office.',
  ),
  code: label('Código de seis algarismos', 'Six-figure code'),
  go: label('Confirmar', 'Confirm'),
  withPasskey: label('Usar uma chave de acesso', 'Use a passkey'),
  lost: label('Não tenho o telemóvel comigo', 'I do not have my phone'),
  recoveryExplain: label(
    'Escreva um dos códigos de recuperação que guardou. Cada um serve uma vez. Se não os tem, peça a um administrador que retire o segundo passo da sua conta.',
    'Type one of the recovery codes you kept. Each works once. If you do not have them, ask an administrator to remove the second step of your account.',
  ),
  recoveryCode: label('Código de recuperação', 'Recovery code'),
  back: label('Voltar ao código do telemóvel', 'Back to the code from the phone'),
  other: label('Entrar com outra conta', 'Sign in with another account'),
};

export const setUpWords = {
  title: label('Ligar o segundo passo', 'Set up the second step'),
  why: label(
    'A sua função dá acesso a dados de pacientes. Além da palavra-passe, a gestão do site pede por isso uma segunda prova de que é mesmo quem diz ser. Escolha uma:',
    'Your role gives access to patients’ data. Beside the password, the back office therefore asks for a second proof that you are who you say. Choose one:',
  ),
  passkey: label('Chave de acesso', 'Passkey'),
  passkeyExplain: label(
    'O computador ou o telemóvel reconhece-o pelo dedo, pelo rosto ou por um PIN. É o mais simples e o mais seguro.',
    'The computer or the phone knows you by your finger, your face or a PIN. It is the simplest and the safest.',
  ),
  passkeyName: label('Nome, para a reconhecer', 'Name, to know it by'),
  passkeyNameExample: label('Computador do balcão', 'Computer at the desk'),
  addPasskey: label('Criar chave de acesso', 'Create a passkey'),
  app: label('Aplicação de códigos', 'Code app'),
  appExplain: label(
    'Uma aplicação no telemóvel (por exemplo Aegis, Google Authenticator ou Microsoft Authenticator) mostra um código novo a cada meio minuto.',
    'An app on your phone (for example Aegis, Google Authenticator or Microsoft Authenticator) shows a new code every half minute.',
  ),
  startApp: label('Ligar aplicação de códigos', 'Set up the code app'),
  scan: label(
    'Na aplicação, escolha acrescentar uma conta e leia esta imagem:',
    'In the app, choose to add an account and scan this picture:',
  ),
  picture: label('Imagem com a chave, para a câmara do telemóvel', 'Picture with the key, for the phone’s camera'),
  orType: label('Se não a conseguir ler, escreva esta chave:', 'If you cannot scan it, type this key:'),
  confirm: label('Escreva agora o código que a aplicação mostra:', 'Now type the code that the app shows:'),
};

export const recoveryWords = {
  title: label('Guarde os códigos de recuperação', 'Keep the recovery codes'),
  explain: label(
    'Se perder o telemóvel ou a chave, entra com um destes códigos. Cada um serve uma vez. Não voltam a ser mostrados: imprima-os ou guarde-os longe do computador.',
    'If you lose the phone or the key, one of these codes lets you in. Each works once. They are not shown again: print them or keep them away from the computer.',
  ),
  print: label('Imprimir', 'Print'),
  kept: label('Já os guardei', 'I have kept them'),
};

export const lockWords = {
  lock: label('Bloquear', 'Lock'),
  title: label('Sessão bloqueada', 'Session locked'),
  explain: label('A sessão de {name} está bloqueada.', 'The session of {name} is locked.'),
  unlock: label('Desbloquear', 'Unlock'),
  withPasskey: label('Desbloquear com chave de acesso', 'Unlock with a passkey'),
};

export const firstUserWords = {
  title: label('Criar o primeiro utilizador', 'Create the first staff user'),
  explain: label('Para começar, crie a conta do administrador.', 'To begin, create the administrator’s account.'),
  name: label('Nome', 'Name'),
  create: label('Criar', 'Create'),
};

export const inviteWords = {
  title: label('Bem-vindo à gestão do site', 'Welcome to the back office'),
  explain: label(
    'Escolha a sua palavra-passe: pelo menos 12 caracteres. Quatro palavras sem ligação entre si são fáceis de lembrar e difíceis de adivinhar.',
    'Choose your password: at least 12 characters. Four words that have nothing to do with each other are easy to remember and hard to guess.',
  ),
  choose: label('Guardar e continuar', 'Save and go on'),
};
