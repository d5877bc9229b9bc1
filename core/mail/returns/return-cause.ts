/** Why a letter came back, as far as somebody at the desk can do something about it. The kind is also the key of its words. */
export type ReturnCause = 'noSuchAddress' | 'mailboxClosed' | 'mailboxFull' | 'tooLarge' | 'serverAway' | 'unwanted' | 'other';

/** By the code of RFC 3463: class, subject, detail. */
export function returnCause(status: string): ReturnCause {
  const [, subject = '', detail = ''] = status.split('.');
  if (`${subject}.${detail}` === '2.1') return 'mailboxClosed';
  if (`${subject}.${detail}` === '2.2') return 'mailboxFull';
  if (['2.3', '3.4'].includes(`${subject}.${detail}`)) return 'tooLarge';
  // These two are about the sender.
  if (['1.7', '1.8'].includes(`${subject}.${detail}`)) return 'unwanted';
  if (subject === '1') return 'noSuchAddress';
  if (subject === '4') return 'serverAway';
  if (subject === '7') return 'unwanted';
  return 'other';
}

/** It will not arrive another day either: the address is wrong or gone. A full mailbox and a server that thinks ill of us pass. */
export const isAddressDead = (status: string): boolean =>
  status.startsWith('5.') && ['noSuchAddress', 'mailboxClosed'].includes(returnCause(status));
