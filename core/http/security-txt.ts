/** Whom strangers tell about a vulnerability, the best way first, and until when this is true. */
export type SecurityContact = { contacts: string[]; expiresAt: Date };

const dayMs = 86_400_000;
const soonDays = 30;

/** RFC 9116. Past its day a reader must not believe the file, so there is none. */
export function securityTxt({ contacts, expiresAt }: SecurityContact, origin: string, now: Date): string | null {
  if (contacts.length === 0 || expiresAt <= now) return null;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiresAt.toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What whoever runs the site has to do about it. */
export function securityTxtTrouble(known: SecurityContact | null, now: Date): 'missing' | 'expired' | 'expiresSoon' | null {
  if (!known) return 'missing';
  if (known.expiresAt <= now) return 'expired';
  return known.expiresAt.getTime() - now.getTime() < soonDays * dayMs ? 'expiresSoon' : null;
}
