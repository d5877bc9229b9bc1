import type { Locale } from '@clinic/core/kernel/locale';
import type { PersonRelation } from '@clinic/core/personal-area/people/people-store';
import type { Gender } from '@clinic/core/personal-data/gender';
import type { Moment } from '../booking/visit/moment.ts';

/** The words of `?mudar=`, of the forms' `field` and of the messages. */
const profileFields = [
  'name',
  'phone',
  'birthDate',
  'gender',
  'vat',
  'snsNumber',
  'citizenCard',
  'profession',
  'language',
  'reminders',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** A proven birth date is the key to the record: only a person changes it. */
export type ChangeableField = Exclude<ProfileField, 'birthDate'>;

export const isProfileField = (value: unknown): value is ProfileField => profileFields.some((field) => field === value);

type ProfileProblem =
  | 'nameRequired'
  | 'phoneRequired'
  | 'phoneInvalid'
  | 'birthDateRequired'
  | 'birthDateInvalid'
  | 'genderRequired'
  | 'vatNotValid'
  | 'snsNumberInvalid'
  | 'citizenCardInvalid'
  | 'relationRequired'
  | 'codeWrong'
  | 'codeEnded'
  | 'tooMany'
  | 'tooManyChanges'
  | 'tooManyPeople';
export type ProfileFieldProblem = { field: string; kind: ProfileProblem };

/** Why the clinic's program refused a change. */
export const profileRefusals = ['vatNotValid', 'patientAlreadyExists', 'phoneDigits', 'errorCreatingPatient', 'other'] as const;
type ProfileRefusal = (typeof profileRefusals)[number];

/** What became of the last change: on its way to the clinic, or refused by it. `typed` is what was asked for. */
export type ProfileEdit = { state: 'waiting'; typed: string } | { state: 'refused'; typed: string; reason: ProfileRefusal };

type ReminderChannel = 'email' | 'sms' | 'call';

/** Held by the clinic and never asked here; shown where it is there. */
type ClinicFact = 'title' | 'nationality' | 'maritalStatus' | 'ssn' | 'citizenCardExpires';

/**
 * What became of the line that was just saved. `account`: it is the account's own. `waiting`: on its way to the clinic. `received`: the
 * clinic has it. `unchanged`: it was emptied, which the clinic's program does not take. `proven`: the phone was shown to be the reader's.
 */
export type ProfileKept =
  | { how: 'account'; field: 'name' | 'language' | 'reminders' }
  | { how: 'waiting' | 'received' | 'unchanged' | 'proven'; field: ProfileField };

export type ProfileView = {
  /** `silent`: the clinic does not answer, and its record is shown as it was at `seenAt`, or not at all. `gone`: it has none any more. */
  record: 'notLinked' | 'read' | 'silent' | 'gone';
  seenAt: Moment | null;
  email: string;
  /** Of an e-mail that is being changed: the new one, not yet proven. */
  newEmail: string | null;
  name: string;
  phone: string | null;
  birthDate: string | null;
  gender: Gender | null;
  vat: string | null;
  snsNumber: string | null;
  citizenCard: string | null;
  profession: string | null;
  patientNumber: string | null;
  language: Locale;
  /** `hours`: how long before a visit the desk has us remind, the earliest first. */
  reminders: { channel: ReminderChannel; isStopped: boolean; hours: number[] };
  clinicFacts: { name: ClinicFact; value: string }[];
  edits: Partial<Record<ProfileField, ProfileEdit>>;
  /** The line that is open, from the address. */
  changing: ChangeableField | null;
  /** A phone that was changed here and takes text messages, until its owner has typed the code sent there. */
  phoneProof: { phone: string; isAsking: boolean; isSentAgain: boolean } | null;
  /** What was typed into it, when it was refused here. */
  typed: Record<string, string>;
  problems: ProfileFieldProblem[];
  kept: ProfileKept | null;
  people: { id: string; name: string; relation: PersonRelation }[];
};
