import { pathTo, type RouteIn } from '@clinic/core/addresses/path-to';
import { accountLink } from '@clinic/core/identity/accounts/account-link';
import type { AccountLetterKind, AccountStore } from '@clinic/core/identity/accounts/account-store';
import type { LetterStore, QueuedLetter } from '@clinic/core/identity/accounts/letter-store';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { renderAccountLetter } from '../mails/render-account-letter.ts';
import type { SendMail } from '../smtp.ts';

type AccountLetterPorts = {
  letters: LetterStore;
  accounts: Pick<AccountStore, 'byEmail'>;
  keys: DataKeys;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  siteOrigin: string;
};
export type SendAccountLetter = (letterId: string) => Promise<'sent' | 'nothing to send'>;

/**
 * Sent directly and never queued: a queued mail is stored, and a link that opens an account must not be. A second run sends the same
 * letter under the same Message-ID.
 */
export const sendAccountLetter =
  (ports: AccountLetterPorts): SendAccountLetter =>
  async (letterId) => {
    const queued = await ports.letters.unsent(letterId);
    if (!queued) return 'nothing to send';
    const letter = await forAccountOrNobody(ports, queued);
    const { kind, recipient, locale, queuedAt, deviceName } = letter;
    const url = addressIn(ports, letter);
    const mail = renderAccountLetter({ kind, url, happenedAt: queuedAt, deviceName, clinic: await ports.contact(locale) }, locale);
    await ports.send({ id: letterId, recipient, ...mail, attachments: [] });
    return 'sent';
  };

/** Whoever asked for a reset was told nothing about the address; whoever reads its mail is told whether there is an account. */
async function forAccountOrNobody({ accounts, letters }: AccountLetterPorts, letter: QueuedLetter): Promise<QueuedLetter> {
  if (letter.kind !== 'reset' || letter.linkId) return letter;
  const account = await accounts.byEmail(letter.recipient);
  if (!account) return { ...letter, kind: 'noAccount' };
  return { ...letter, linkId: await letters.addResetLink(letter.id, account.id) };
}

/** The page that the letter's button opens. None of them changes anything by being opened. */
const pages = {
  noAccount: 'register',
  reset: 'setPassword',
  verify: 'accountLink',
  newDevice: 'recoverPassword',
  passwordChanged: 'recoverPassword',
  emailChanged: 'accountLink',
  emailChangeUndone: 'setPassword',
  factorsChanged: 'accountSafety',
  recordLinked: 'personalArea',
  recordUnlinked: 'personalArea',
  accountClosed: null,
} as const satisfies Record<AccountLetterKind, RouteIn<Locale> | null>;

function addressIn({ keys, siteOrigin }: AccountLetterPorts, { kind, locale, linkId }: QueuedLetter): string | null {
  const page = pages[kind];
  if (page === null) return null;
  const address = `${siteOrigin}${pathTo(locale, page)}`;
  return linkId ? `${address}?token=${accountLink.writeToken(keys, linkId)}` : address;
}
