const dotsDoNotCount = new Set(['gmail.com', 'googlemail.com']);

/**
 * One name for all ways to write the address of one mailbox, only for counting: `ana+1@…` and `ana+2@…` are read by the same person, who
 * must not get a letter for each.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return `${dotsDoNotCount.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
