/**
 * The same for every attempt at one mail. A worker killed between the server's "accepted" and our record of it
 * sends again, and mail programs show two messages with one Message-ID as one.
 */
export const messageId = (mailId: string, domain: string): string => `<mail-${mailId}@${domain}>`;
