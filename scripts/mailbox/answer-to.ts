/** Whether a mail server would hand over what is sent here: the address for answers, with anything behind a plus sign. */
export function isAnswerTo(replyAddress: string, recipient: string): boolean {
  const [name = '', domain = ''] = replyAddress.toLowerCase().split('@');
  const written = recipient.toLowerCase();
  return name !== '' && written.startsWith(`${name}+`) && written.endsWith(`@${domain}`);
}
