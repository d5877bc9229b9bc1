import PostalMime, { type Email } from 'postal-mime';
import { readDeliveryReport } from '../../mail/returns/delivery-report.ts';
import type { ReturnedLetter } from '../../mail/returns/record-return.ts';
import { readReturnAddress } from '../../mail/returns/return-address.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';

/**
 * A message that came to the address for returned letters. Null where it is no report of a failure (somebody answered, or is on holiday),
 * or no letter of ours: only the address that we signed says which letter it was, never what the message tells of itself.
 */
export async function readReturnedMail(keys: DataKeys, source: Uint8Array): Promise<ReturnedLetter | null> {
  // Nothing of ours nests deeper; a message made to hurt the parser is no report.
  const mail = await PostalMime.parse(source, { maxNestingDepth: 10, forceRfc822Attachments: true }).catch(() => null);
  if (!mail) return null;
  const letterId = addressesOf(mail).flatMap((address) => readReturnAddress(keys, address) ?? [])[0];
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const failure = report && readDeliveryReport(textOf(report.content));
  return letterId && failure ? { letterId, status: failure.status } : null;
}

/** A report is addressed to the sender of the envelope; servers that deliver through an alias note it beside. */
const addressesOf = ({ to = [], headers }: Email): string[] => [
  ...to.flatMap(({ address }) => address ?? []),
  ...headers.flatMap(({ key, value }) => (['x-original-to', 'delivered-to', 'envelope-to'].includes(key) ? value : [])),
];

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
