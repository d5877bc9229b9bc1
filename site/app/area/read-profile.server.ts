import { type ChangedField, type ProfileFieldName, phoneOf } from '@clinic/core/personal-area/profile/profile-fields';
import type { ProfileChange } from '@clinic/core/personal-area/profile/profile-store';
import { unprovenPhone, waitsForPhoneCode } from '@clinic/core/personal-area/profile/prove-phone';
import { readProfile } from '@clinic/core/personal-area/profile/read-profile';
import type { OpenAccount } from '../account/require-account.server.ts';
import { lisbonMoment } from '../booking/visit/moment.ts';
import { deskSettings } from '../booking/visit/open-visit.server.ts';
import {
  type ChangeableField,
  isProfileField,
  type ProfileEdit,
  type ProfileField,
  type ProfileFieldProblem,
  type ProfileKept,
  type ProfileView,
  profileRefusals,
} from './profile-view.ts';

/** The words of the address and of the screens for what the clinic's record calls otherwise; null for what is changed elsewhere. */
export function screenName(field: ChangedField): ProfileField | null {
  if (field === 'nSNS') return 'snsNumber';
  if (field === 'nCC') return 'citizenCard';
  return field === 'email' ? null : field;
}

export const recordName = (field: ProfileField): ProfileFieldName | null => {
  if (field === 'snsNumber') return 'nSNS';
  if (field === 'citizenCard') return 'nCC';
  return field === 'birthDate' || field === 'language' || field === 'reminders' ? null : field;
};

/** What is the account's own: without a link to a record nothing else can be changed here. */
const ofAccount = ['name', 'language', 'reminders'] as const;
type OfAccount = (typeof ofAccount)[number];
const isOfAccount = (field: ProfileField): field is OfAccount => ofAccount.some((own) => own === field);

/** The line that may be opened; an address that asks for another opens none. */
export const openableField = (field: unknown, isLinked: boolean): ChangeableField | null =>
  isProfileField(field) && field !== 'birthDate' && (isLinked || isOfAccount(field)) ? field : null;

type Typed = { typed: Record<string, string>; problems: ProfileFieldProblem[] };

/** `?mudar=` opens a line; what became of the last press is told once by `?guardado=`, `?igual=` or `?confirmado=`. */
export async function readProfileView(open: OpenAccount, request: Request, { typed, problems }: Typed): Promise<ProfileView> {
  const { area, signedIn, page } = open;
  const { account } = signedIn;
  const { searchParams } = new URL(request.url);
  const [{ record, changes }, people, phoneProof] = await Promise.all([
    readProfile(area, account),
    area.people.list(account.id),
    readPhoneProof(open, searchParams),
  ]);
  const own = record.kind === 'read' ? record.record : record.kind === 'silent' ? record.seen?.record : null;
  const seenAt = record.kind === 'silent' ? record.seen?.seenAt : null;
  const isLinked = account.patientId !== null;
  const orNull = (value: string | undefined) => value || null;
  const hours = (deskSettings(page)?.reminderHours ?? []).toSorted((one, other) => other - one);
  return {
    record: record.kind,
    seenAt: seenAt ? lisbonMoment(seenAt) : null,
    email: account.email,
    newEmail: null,
    name: own?.name ?? account.name,
    phone: own ? phoneOf(own) : null,
    birthDate: orNull(own?.birthDay),
    gender: own?.gender ?? null,
    vat: orNull(own?.vat),
    snsNumber: orNull(own?.nSNS),
    citizenCard: orNull(own?.nCC),
    profession: orNull(own?.profession),
    patientNumber: orNull(own?.patientNumber),
    language: account.locale,
    reminders: { channel: account.remindBy === 'none' ? 'email' : account.remindBy, isStopped: account.remindBy === 'none', hours },
    clinicFacts: [],
    edits: Object.fromEntries(changes.flatMap(toEdit)),
    changing: openableField(typed['field'] ?? searchParams.get('mudar'), isLinked),
    phoneProof,
    typed,
    problems,
    kept: keptIn(searchParams, { changes, isLinked }),
    people: people.map(({ id, name, relation }) => ({ id, name, relation })),
  };
}

/** `?codigo`: the field for the code stands open, if one is on its way. */
async function readPhoneProof(open: OpenAccount, query: URLSearchParams): Promise<ProfileView['phoneProof']> {
  const { area, signedIn } = open;
  const unproven = await unprovenPhone(area, signedIn);
  if (!unproven) return null;
  const isAsking = query.has('codigo') && (await waitsForPhoneCode(area, signedIn, open.browserKey()));
  return { phone: unproven.change.value, isAsking, isSentAgain: query.has('novo') };
}

function keptIn(query: URLSearchParams, { changes, isLinked }: { changes: ProfileChange[]; isLinked: boolean }): ProfileKept | null {
  const [saved, same] = [query.get('guardado'), query.get('igual')];
  if (query.has('confirmado')) return { how: 'proven', field: 'phone' };
  if (isProfileField(same)) return { how: 'unchanged', field: same };
  if (!isProfileField(saved)) return null;
  if (isOfAccount(saved) && (saved !== 'name' || !isLinked)) return { how: 'account', field: saved };
  const change = changes.find(({ field }) => screenName(field) === saved);
  // Refused already: its line says so.
  if (change?.refusedAt) return null;
  return { how: change ? 'waiting' : 'received', field: saved };
}

function toEdit({ field, value, refusedAt, refusal }: ProfileChange): [ProfileField, ProfileEdit][] {
  const name = screenName(field);
  if (!name) return [];
  // Whether a number is another patient's is told to nobody: the front desk has the reason.
  const shown = refusal === 'patientAlreadyExists' ? 'other' : refusal;
  const reason = profileRefusals.find((known) => known === shown) ?? 'other';
  return [[name, refusedAt ? { state: 'refused', typed: value, reason } : { state: 'waiting', typed: value }]];
}
