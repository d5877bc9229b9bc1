import { contactDigests } from '../../identity/contact.ts';
import type { ChangedField } from '../../personal-area/profile/profile-fields.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { StaffMember } from '../desk-store.ts';
import { readWorkStates, type StatedWork } from '../work/work-state.ts';
import type { AccountAction, AccountDesk, AccountFile, QuestionedAccess, SentMessage, WaitingRegistration } from './account-desk.ts';
import { isJustSent } from './resend-verification.ts';

/** `possible`: the actions that make sense now; others are not offered. */
export type OpenedAccount = Omit<AccountFile, 'confirmations' | 'items'> & {
  items: StatedWork[];
  messages: SentMessage[];
  /** For the task that asks to correct the record. A tax, health or citizen card number is null: it is asked for, and typed into the clinic's program. */
  refusedChanges: { field: ChangedField; value: string | null }[];
  /** For the task that asks to answer them. */
  questions: QuestionedAccess[];
  level: 'account' | 'linked';
  /** Staff have seen the person with a document, who called this e-mail theirs. */
  identity: { at: Date; by: string } | null;
  possible: AccountAction[];
};
/** What stands in it, anybody may have typed. */
export type OpenedRegistration = {
  level: 'waiting';
  registration: WaitingRegistration;
  messages: SentMessage[];
  possible: AccountAction[];
};

type At = { now: Date; keys: DataKeys };

/** Everything about one account, or about a registration that waits for its e-mail. The access is recorded first. */
export async function openAccountFile(
  desk: AccountDesk,
  staff: StaffMember,
  id: string,
  { now, keys }: At,
): Promise<OpenedAccount | OpenedRegistration | null> {
  await desk.recordView({ staff, action: 'look', accountId: id });
  const file = await desk.file(id);
  if (file) {
    const [messages, waiting, items] = await Promise.all([
      desk.messagesTo(file.account.email),
      readWaiting(desk, file, keys),
      readWorkStates(desk, file.items, { now, staffId: staff.id }),
    ]);
    return { ...opened(file, keys), items, messages, ...waiting };
  }
  const registration = await desk.registration(id);
  if (!registration) return null;
  const messages = await desk.messagesTo(registration.email);
  return { level: 'waiting', registration, messages, possible: isJustSent(registration, now) ? [] : ['resendVerification'] };
}

const numbers: readonly ChangedField[] = ['vat', 'nSNS', 'nCC'];
/** The question is stored a moment before its task is opened. */
const momentMs = 60_000;

/** What the open tasks of the account are about. */
async function readWaiting(desk: AccountDesk, { account, items }: AccountFile, keys: DataKeys) {
  const asked = items.find(({ kind }) => kind === 'accessQuestioned');
  const [changes, questions] = await Promise.all([
    items.some(({ kind }) => kind === 'profileRefused') ? desk.refusedChanges(account.id, keys) : [],
    asked ? desk.questions(account.id, new Date(asked.openedAt.getTime() - momentMs)) : [],
  ]);
  return { questions, refusedChanges: changes.map(({ field, value }) => ({ field, value: numbers.includes(field) ? null : value })) };
}

function opened(
  { confirmations, ...shown }: AccountFile,
  keys: DataKeys,
): Omit<OpenedAccount, 'items' | 'messages' | 'refusedChanges' | 'questions'> {
  const { account, sessions, secondSteps, items } = shown;
  const digests = contactDigests(keys, { kind: 'email', value: account.email });
  const standing = confirmations.find(
    ({ contactDigest, confirmedAt, withdrawnAt }) => digests.includes(contactDigest) && confirmedAt && !withdrawnAt,
  );
  const isErasureAsked = items.some(({ kind }) => kind === 'erasureRequested');
  const isLinked = account.patientId !== null;
  const offers: Record<AccountAction, boolean> = {
    resendVerification: false,
    identityChecked: isLinked && !standing,
    linkRecord: !isLinked,
    moveLink: isLinked,
    unlinkRecord: isLinked,
    endSessions: sessions.length > 0 || account.passwordSetAt !== null,
    removeSecondStep: secondSteps.totp,
    erase: isErasureAsked,
    dropErasure: isErasureAsked,
  };
  return {
    ...shown,
    level: isLinked ? 'linked' : 'account',
    identity: standing?.confirmedAt ? { at: standing.confirmedAt, by: standing.confirmedBy ?? '' } : null,
    possible: (Object.keys(offers) as AccountAction[]).filter((action) => offers[action]),
  };
}
