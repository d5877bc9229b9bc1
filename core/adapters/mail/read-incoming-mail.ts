import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { NewLetter } from '../../mail/arrived/arrived-letter.ts';
import { isAutomatic } from '../../mail/arrived/is-automatic.ts';
import { oneLine, ownWords } from '../../mail/arrived/own-words.ts';
import { readReplyAddress } from '../../mail/arrived/reply-address.ts';
import { textOfHtml } from '../../mail/arrived/text-of-html.ts';
import { isPlainAddress } from '../../mail/mail.ts';
import { readDeliveryReport } from '../../mail/returns/delivery-report.ts';
import type { ReturnedLetter } from '../../mail/returns/record-return.ts';
import { readReturnAddress } from '../../mail/returns/return-address.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';

type IncomingMail = { kind: 'returned'; returned: ReturnedLetter } | { kind: 'arrived'; letters: NewLetter[] };

/** As much of a message as is looked at. What somebody typed comes first; behind it come their photographs. */
const readBytes = 1024 * 1024;
/** As many lines as a megabyte of files has. The parser takes its time for each line, and a stranger's mail may be nothing but lines. */
const readLines = 15_000;
const longestHeaders = 256 * 1024;
/** More than anybody writes to at once. */
const mostAddresses = 100;
const newline = 0x0a;
const longestSubject = 200;

/**
 * A message that came to one of our signed addresses: only the address says which letter, or what, it is about, never what the message tells
 * of itself. Written to two of them at once it is a letter about each. Null where it is for none of them, or nobody typed it.
 */
export async function readIncomingMail(keys: DataKeys, source: Uint8Array): Promise<IncomingMail | null> {
  const head = beginningOf(source);
  if (!namesOurAddress(keys, head)) return null;
  // Nothing of ours nests deeper; a message made to hurt the parser is for nobody.
  const limits = { maxNestingDepth: 10, maxHeadersSize: longestHeaders };
  const mail = await PostalMime.parse(head, { ...limits, forceRfc822Attachments: true }).catch(() => null);
  if (!mail) return null;
  const addresses = addressesOf(mail);
  const letterId = addresses.flatMap((address) => readReturnAddress(keys, address) ?? [])[0];
  if (letterId) return readReturned(mail, letterId);
  const subjects = addresses.flatMap((address) => readReplyAddress(keys, address) ?? []);
  const distinct = [...new Map(subjects.map((about) => [`${about.kind} ${about.id}`, about])).values()];
  const words = distinct.length > 0 ? readArrived(keys, mail, { source, isCut: source.length > head.length }) : null;
  return words ? { kind: 'arrived', letters: distinct.map((about) => ({ ...words, about })) } : null;
}

function beginningOf(source: Uint8Array): Uint8Array {
  const most = source.subarray(0, readBytes);
  let end = 0;
  for (let line = 0; line < readLines; line++) {
    const found = most.indexOf(newline, end);
    if (found < 0) return most;
    end = found + 1;
  }
  return most.subarray(0, end);
}

/** Before anything is parsed: anybody can write to what looks like an address of ours, as often as they like. */
function namesOurAddress(keys: DataKeys, head: Uint8Array): boolean {
  const [headers = ''] = Buffer.from(head)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const named = [...headers.matchAll(/\+[0-9a-f]{48}@/gi)].slice(0, mostAddresses);
  return named.some(([address]) => readReplyAddress(keys, address) !== null || readReturnAddress(keys, address) !== null);
}

function readReturned({ attachments }: Email, letterId: string): IncomingMail | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const failure = report && readDeliveryReport(textOf(report.content));
  return failure ? { kind: 'returned', returned: { letterId, status: failure.status } } : null;
}

type Source = { source: Uint8Array; isCut: boolean };

function readArrived(keys: DataKeys, mail: Email, { source, isCut }: Source): Omit<NewLetter, 'about'> | null {
  const sender = (mail.from?.address ?? '').toLowerCase();
  // What comes from an address of ours goes round in a circle.
  if (isAutomatic(headersOf(mail), sender) || [readReplyAddress, readReturnAddress].some((read) => read(keys, sender))) return null;
  const from = isPlainSender(mail) ? sender : '';
  const subject = oneLine(mail.subject ?? '', longestSubject);
  // Some programs send an empty text beside what was typed.
  const typed = mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '');
  const words = ownWords(typed, subject);
  return {
    ...{ from, subject, ...words },
    attachments: mail.attachments.length,
    isCut: isCut || words.isCut,
    messageHash: createHash('sha256')
      .update(mail.messageId || source)
      .digest('hex'),
  };
}

/**
 * One line, with one address that everybody reads alike: where there are two, or something else around it, the mail server may have looked at
 * another than the desk would see.
 */
function isPlainSender({ from, headers }: Email): boolean {
  const [line, ...others] = headers.filter(({ key }) => key === 'from');
  const address = from?.address ?? '';
  if (!line || others.length > 0 || !isPlainAddress(address)) return false;
  return line.value === address || line.value.endsWith(`<${address}>`);
}

const addressOf = ({ address = '' }: Address): string => address;

/** Whom it is written to; servers that deliver through an alias note the address of the envelope beside. */
const addressesOf = ({ to = [], cc = [], headers }: Email): string[] => [
  ...[...to, ...cc].map(addressOf),
  ...headers.flatMap(({ key, value }) => (['x-original-to', 'delivered-to', 'envelope-to'].includes(key) ? value : [])),
];

const headersOf = ({ headers }: Email): Map<string, string> => new Map(headers.map(({ key, value }) => [key, value]));

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);
