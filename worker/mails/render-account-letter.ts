import type { AccountLetterKind } from '@clinic/core/identity/accounts/account-store';
import { deviceInWords } from '@clinic/core/identity/sessions/device-in-words';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { Letter, LetterBlock, Tone } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { unbrokenNumber } from './unbroken.ts';
import { momentWords } from './visit-words.ts';
import { accountLetterWords } from './words.ts';

export type AccountLetterFacts = {
  kind: AccountLetterKind;
  /** What the button opens. */
  url: string | null;
  happenedAt: Date;
  deviceName: string | undefined;
  clinic: ClinicContact;
};

const tones: Record<AccountLetterKind, Tone> = {
  noAccount: 'calm',
  reset: 'waiting',
  verify: 'waiting',
  newDevice: 'calm',
  passwordChanged: 'calm',
  emailChanged: 'waiting',
  emailChangeUndone: 'waiting',
  factorsChanged: 'calm',
  recordLinked: 'good',
  recordUnlinked: 'ended',
  accountClosed: 'ended',
};

/** Here the button is for whoever did not do it; elsewhere for whoever did. */
const remedies: readonly AccountLetterKind[] = ['newDevice', 'passwordChanged', 'emailChanged', 'factorsChanged'];

/** Says what happened, when, where, and what to do if it was somebody else. Names nobody and no illness: a family may read it. */
export function renderAccountLetter(facts: AccountLetterFacts, locale: Locale): RenderedLetter {
  const { kind, clinic } = facts;
  const t = accountLetterWords(locale);
  const unasked: LetterBlock = {
    kind: 'section',
    title: t('notYou'),
    text: t(`kinds.${kind}.notMe`, { phone: unbrokenNumber(clinic.phone) }),
  };
  const button = buttonOf(facts, locale);
  const letter: Letter = {
    subject: t(`kinds.${kind}.subject`),
    status: { tone: tones[kind], label: t(`kinds.${kind}.status`) },
    title: t(`kinds.${kind}.title`),
    greeting: t('greeting'),
    lead: t(`kinds.${kind}.lead`),
    blocks: [happened(facts, locale), ...(remedies.includes(kind) ? [unasked, button] : [button, unasked])],
    why: t(`kinds.${kind}.why`),
  };
  return renderLetter(letter, clinic, locale);
}

function happened({ happenedAt, deviceName }: AccountLetterFacts, locale: Locale): LetterBlock {
  const t = accountLetterWords(locale);
  const when = { label: t('when'), lines: [momentWords(happenedAt, locale).full] };
  const device = deviceName === undefined ? [] : [{ label: t('device'), lines: [deviceInWords(deviceName, locale)] }];
  return { kind: 'facts', title: t('happened'), rows: [when, ...device] };
}

/** One button in each letter; of a closed account there is nothing left to open. */
function buttonOf({ kind, url, clinic }: AccountLetterFacts, locale: Locale): LetterBlock {
  if (kind === 'accountClosed' || url === null)
    return { kind: 'action', link: { label: clinic.phone, url: clinic.phoneHref }, note: clinic.phoneNote };
  const t = accountLetterWords(locale);
  return { kind: 'action', link: { label: t(`kinds.${kind}.open`), url }, note: t(`kinds.${kind}.openNote`) };
}
