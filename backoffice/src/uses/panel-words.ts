import { label } from '../language/label.ts';

export const panelWords = {
  used: label('Usado em {count} sítios', 'Used in {count} places'),
  usedOnce: label('Usado em 1 sítio', 'Used in 1 place'),
  unused: label('Nenhum outro documento aponta para aqui.', 'No other document points here.'),
  see: label('Ver', 'See'),
  moving: label(
    'Ao publicar, quem vier a {address} passa a ser levado ao novo endereço, e {count} sítios seguem-no.',
    'Once published, whoever comes to {address} is led to the new address, and {count} places follow it.',
  ),
  movingOnce: label(
    'Ao publicar, quem vier a {address} passa a ser levado ao novo endereço, e 1 sítio segue-o.',
    'Once published, whoever comes to {address} is led to the new address, and 1 place follows it.',
  ),
  movingAlone: label(
    'Ao publicar, quem vier a {address} passa a ser levado ao novo endereço.',
    'Once published, whoever comes to {address} is led to the new address.',
  ),
  trash: label('Mandar para o lixo…', 'Move to the trash…'),
  withdraw: label('Retirar do site…', 'Withdraw from the site…'),
  planned: label(
    'Antes de guardar, veja o que acontece a {count} sítios que apontam para aqui e confirme.',
    'Before you save, see what becomes of {count} places that point here, and confirm.',
  ),
  plannedOnce: label(
    'Antes de guardar, veja o que acontece ao sítio que aponta para aqui e confirme.',
    'Before you save, see what becomes of the place that points here, and confirm.',
  ),
  seen: label(
    'Viu o que acontece aos sítios que apontam para aqui. Falta guardar.',
    'You have seen what becomes of the places that point here. Save to keep the time.',
  ),
  seeAndConfirm: label('Ver e confirmar', 'See and confirm'),
  failed: label('Não foi possível. Tente de novo.', 'That did not work. Try again.'),
};

export const sheetWords = {
  points: label('{count} sítios apontam para «{title}»', '{count} places point to “{title}”'),
  pointsOnce: label('1 sítio aponta para «{title}»', '1 place points to “{title}”'),
  pointsNone: label('Nenhum sítio aponta para «{title}»', 'No place points to “{title}”'),
  help: label('Veja o que lhes acontece antes de continuar.', 'See what becomes of them before you go on.'),
  where: label('Onde', 'Where'),
  effect: label('O que lhe acontece', 'What becomes of it'),
  draft: label('rascunho', 'draft'),
  mend: label('mude-o primeiro', 'change it first'),
  blocked: label(
    'Enquanto estas páginas precisarem disto, não pode ir para o lixo.',
    'As long as these pages need it, it cannot go to the trash.',
  ),
  redirect: label('Quem vier ao endereço antigo vai para', 'Whoever comes to the old address goes to'),
  redirectNeeded: label('obrigatório: há ligações escritas para ele', 'needed: there are links written to it'),
  redirectOptional: label('vazio: quem lá for lê que a página não existe', 'empty: whoever goes there reads that the page does not exist'),
  kept: label(
    'Fica 30 dias no lixo e sai já do site. Repor devolve a página e as versões; a assinatura médica só volta com as palavras que foram assinadas.',
    'It stays in the trash for 30 days and leaves the site now. Restoring brings back the page and its versions; a medical signature comes back only with the words that were signed.',
  ),
  withdrawn: label('Sai já do site e fica como rascunho.', 'It leaves the site now and stays as a draft.'),
  leavesOnTime: label(
    'Sai do site à hora marcada, sem voltar a perguntar. Quem vier por uma ligação escrita para ela vai então para a página inicial.',
    'It leaves the site at the time set, without another question. Whoever then follows a link written to it comes to the home page.',
  ),
  unsaved: label(
    'O que escreveu e ainda não guardou não entra nisto: fica guardado para si, e é-lhe mostrado quando voltar a abrir esta página.',
    'What you typed and have not saved is no part of this: it is kept for you, and shown to you when you open this page again.',
  ),
  held: label(
    '{name} está a editar esta página. Fale primeiro com essa pessoa, ou fique com a página. Retirar só do site é possível já.',
    '{name} is editing this page. Talk to them first, or take the page over. Withdrawing it from the site alone is possible now.',
  ),
  back: label('Voltar', 'Back'),
  withdrawOnly: label('Retirar só do site', 'Only withdraw from the site'),
  confirmTrash: label('Mandar para o lixo', 'Move to the trash'),
  confirmWithdraw: label('Retirar do site', 'Withdraw from the site'),
  confirmPlan: label('Confirmar a retirada nessa hora', 'Confirm that it leaves at that time'),
};
