import type { ContactKind, IdentityCheck } from '@clinic/core/desk/check-identity';
import type { ContactOwner } from '@clinic/core/desk/correct-contact';
import { type Label, label } from '../../language/label.ts';

export const identityCheckWords: Record<IdentityCheck, Label> = {
  documentInPerson: label('Documento visto na clínica', 'Document seen at the clinic'),
  documentByVideo: label('Documento visto por vídeo', 'Document seen by video'),
};

export const contactKindWords: Record<ContactKind, Label> = {
  email: label('E-mail', 'E-mail'),
  phone: label('Telemóvel', 'Phone'),
};

export const contactOwnerWords: Record<ContactOwner, Label> = {
  patient: label('De quem vem', 'The patient’s'),
  booker: label('De quem marcou', 'Of who booked'),
};

export const correctWords = {
  title: label('Corrigir um contacto…', 'Correct a contact…'),
  help: label(
    'Para um engano a escrever. As ligações já enviadas deixam de funcionar e a nova segue para o contacto certo. O antigo fica na marcação.',
    'For a slip in typing. The links already sent stop working and the new one goes to the right contact. The old one stays with the booking.',
  ),
  ofBoth: label('de ambos', 'of both'),
  notGiven: label('nenhum', 'none'),
  needed: {
    contactProven: label(
      'Por telefone não se muda: alguém já leu um código num contacto desta marcação, ou foi confirmado com um documento. Só depois de ver a pessoa com um documento, na clínica ou por vídeo.',
      'Not changed by telephone: somebody has read a code at a contact of this booking, or it was confirmed with a document. Only after seeing the person with a document, at the clinic or by video.',
    ),
    refundOpen: label(
      'Por telefone não se muda: há dinheiro por devolver, e o código para indicar o IBAN iria para o novo contacto. Só depois de ver a pessoa com um documento, na clínica ou por vídeo.',
      'Not changed by telephone: money is to be given back, and the code for the IBAN would go to the new contact. Only after seeing the person with a document, at the clinic or by video.',
    ),
  },
  how: label('Como viu o documento', 'How you saw the document'),
  value: label('O contacto certo', 'The right contact'),
  seen: label('Viu um documento? Neste contacto não é preciso', 'Have you seen a document? Not needed for this contact'),
  notSeen: label('Não, é ao telefone', 'No, on the telephone'),
  submit: label('Corrigir', 'Correct'),
  former: label('{value}, até {moment}, corrigido por {name}', '{value}, until {moment}, corrected by {name}'),
  before: label('Contactos de antes', 'Contacts of before'),
  others: label('Outras consultas com o contacto antigo', 'Other visits with the old contact'),
  othersHelp: label(
    'As cartas destas consultas ainda seguem para lá. Abra cada uma e corrija-a também.',
    'The letters of these visits still go there. Open each of them and correct it, too.',
  ),
};

export const identityWords = {
  title: label('Identidade', 'Identity'),
  check: label('Verificar com um documento', 'Check with a document'),
  help: label(
    'Um contacto confirmado abre a ficha do paciente. Veja o documento, sem o copiar, e pergunte se os contactos são dele.',
    'A confirmed contact opens the patient’s record. Look at the document, without copying it, and ask whether the contacts are theirs.',
  ),
  never: label(
    'Nunca se confirma um contacto só por telefone, nem se muda um que já foi provado.',
    'A contact is never confirmed on a telephone call alone, nor is a proven one changed.',
  ),
  bookedBy: label(
    'Os contactos de quem marcou não são do paciente e não se confirmam aqui.',
    'The contacts of whoever booked are not the patient’s and are not confirmed here.',
  ),
  noRecord: label('Ainda não há ficha na clínica: não há nada a confirmar.', 'There is no record at the clinic yet: nothing to confirm.'),
  how: label('Como verificou', 'How you checked'),
  which: label('Contactos que a pessoa confirma', 'Contacts that the person confirms'),
  checked: label('Identidade verificada', 'Identity checked'),
  confirmed: label('confirmado a {moment} por {name}', 'confirmed on {moment} by {name}'),
  open: label('por confirmar', 'not confirmed'),
  proven: label('usado para marcar', 'used to book'),
  withdraw: label('Retirar confirmação', 'Take confirmation back'),
  withdrawConfirm: label('Este contacto deixa de abrir a ficha', 'This contact no longer opens the record'),
};
