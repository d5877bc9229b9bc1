import { label } from '../../language/label.ts';

export const subscriberWords = {
  title: label('Boletim: subscritores', 'Newsletter: subscribers'),
  lead: label(
    'Quem recebe o boletim. Só entra na lista quem carregou no botão da mensagem de confirmação, o pediu na área pessoal, ou marcou a opção num formulário de contacto ou de evento e confirmou o e-mail.',
    'Who receives the newsletter. Only those are on the list who pressed the button of the confirmation, asked for it in the personal area, or ticked it in a contact or event form and confirmed the e-mail.',
  ),
  portuguese: label('Em português', 'In Portuguese'),
  english: label('Em inglês', 'In English'),
  waiting: label('Por confirmar', 'Not confirmed yet'),
  endedCount: label('Deixaram de receber (últimos 30 dias)', 'Stopped (last 30 days)'),
  suppressedCount: label('Fora da lista', 'Kept off the list'),
  crmWaiting: label(
    'Alterações que o CRM ainda não aceitou (tentamos de hora a hora)',
    'Changes that the CRM has not taken yet (we try every hour)',
  ),
  exportButton: label('Descarregar a lista', 'Download the list'),
  exportNote: label(
    'Para o programa de envio da clínica: só quem está na lista agora. Fica registado quem o descarregou.',
    'For the clinic’s mailing tool: only those on the list now. Who downloaded it is recorded.',
  ),
  field: label('E-mail', 'E-mail'),
  search: label('Procurar', 'Search'),
  suppress: label('Não lhe enviar mais o boletim', 'Never send the newsletter'),
  suppressNote: label(
    'Para quem nos pediu, por telefone ou por carta, que não lhe escrevêssemos. As mensagens sobre consultas e sobre a conta continuam a chegar.',
    'For whoever asked us, by telephone or letter, not to write. Messages about visits and the account still arrive.',
  ),
  release: label('Deixar que volte a pedir o boletim', 'Let them ask for the newsletter again'),
  releaseNote: label(
    'Se a pessoa mudou de ideias. Depois pode voltar a inscrever-se no site.',
    'If the person changed their mind. They can then subscribe on the site again.',
  ),
  name: label('Nome', 'Name'),
  language: label('Língua', 'Language'),
  since: label('Desde', 'Since'),
  state: label('Estado', 'State'),
  on: label('Recebe', 'Receives it'),
  off: label('Deixou de receber', 'Stopped'),
  suppressedState: label('Fora da lista', 'Kept off the list'),
  notTold: label('Mudanças que o CRM não aceitou', 'Changes that the CRM has not taken'),
  notToldNote: label(
    'Tentamos de hora a hora. O que o CRM recusou só volta a seguir quando a pessoa mudar alguma coisa: escreva-a lá à mão, ou peça a quem trata do CRM que veja porquê.',
    'We try every hour. What the CRM refused goes again only once the person changes something: enter it there by hand, or ask whoever looks after the CRM.',
  ),
  newest: label('Os últimos 50', 'The last 50'),
  audited: label('Cada abertura desta lista fica registada.', 'Each opening of this list is recorded.'),
};

export const newsletterTold = {
  suppress: label('Este e-mail não volta a receber o boletim.', 'This e-mail does not receive the newsletter any more.'),
  release: label('Este e-mail pode voltar a inscrever-se.', 'This e-mail can subscribe again.'),
  nobody: label('Ninguém com este e-mail está na lista.', 'Nobody with this e-mail is on the list.'),
  emailInvalid: label('Isto não é um e-mail.', 'This is not an e-mail.'),
};
