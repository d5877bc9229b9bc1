import { pathTo } from '@clinic/core/addresses/path-to';
import type { Account } from '@clinic/core/identity/accounts/account';
import { isLocale } from '@clinic/core/kernel/locale';
import { changeChoices, reminderChoices } from '@clinic/core/personal-area/choices/change-choices';
import { changeProfile } from '@clinic/core/personal-area/profile/change-profile';
import { provePhone, requestPhoneProof } from '@clinic/core/personal-area/profile/prove-phone';
import { redirect } from 'react-router';
import { askerOf } from '../account/account-asker.server.ts';
import { confirmKeeping, type OpenAccount } from '../account/require-account.server.ts';
import type { ChangeableField, ProfileField, ProfileFieldProblem } from './profile-view.ts';
import { openableField, recordName } from './read-profile.server.ts';

export type RefusedProfile = { changing: ChangeableField | null; typed: Record<string, string>; problems: ProfileFieldProblem[] };

/** One line of the profile. What belongs to the clinic's record is kept at once and sent by the worker. */
export async function submitProfile(account: OpenAccount, request: Request, form: FormData): Promise<RefusedProfile> {
  const { page, area, signedIn } = account;
  const profile = pathTo(page.locale, 'profile');
  const typed = typedIn(form);
  if (typed['go'] === 'askPhoneCode') throw await askPhoneCode(account, { isAgain: true });
  if (typed['go'] === 'provePhone') return submitPhoneCode(account, typed['code'] ?? '');
  const field = openableField(typed['field'], signedIn.account.patientId !== null);
  if (!field) throw redirect(profile, 303);
  const own = ownChange(field, typed);
  if (own) {
    await changeChoices(area, signedIn.account, own);
    throw redirect(`${profile}?guardado=${field}#${field}`, 303);
  }
  const name = recordName(field);
  if (!name) throw redirect(profile, 303);
  const changed = await changeProfile(area, signedIn, { field: name, typed: typed[field] ?? '' });
  if (changed.ok) {
    if (field === 'phone') throw await askPhoneCode(account, { isAgain: false });
    const isEmptied = changed.value.changeId === null && field !== 'name';
    throw redirect(`${profile}?${isEmptied ? 'igual' : 'guardado'}=${field}#${field}`, 303);
  }
  const { kind } = changed.error;
  if (kind === 'notConfirmed') throw await confirmKeeping(account, field === 'phone' ? 'phone' : 'identityNumber', request, form);
  if (kind === 'tooMany') return { changing: field, typed, problems: [{ field, kind: 'tooManyChanges' }] };
  if (kind === 'notLinked') throw redirect(pathTo(page.locale, 'linkRecord'), 303);
  return { changing: field, typed, problems: [{ field, kind }] };
}

/** A number that takes no text messages, or too many codes: it stands on the record all the same. */
async function askPhoneCode(account: OpenAccount, { isAgain }: { isAgain: boolean }): Promise<Response> {
  const profile = pathTo(account.page.locale, 'profile');
  const asked = await requestPhoneProof(account.area, account.signedIn, askerOf(account, account.page));
  if (asked.ok) return redirect(`${profile}?codigo=sms${isAgain ? '&novo=sim' : ''}#phone`, 303);
  return redirect(isAgain ? `${profile}#phone` : `${profile}?guardado=phone#phone`, 303);
}

async function submitPhoneCode(account: OpenAccount, code: string): Promise<RefusedProfile> {
  const profile = pathTo(account.page.locale, 'profile');
  const proven = await provePhone(account.area, account.signedIn, { asker: askerOf(account, account.page), code });
  if (proven.ok) throw redirect(`${profile}?confirmado=phone#phone`, 303);
  const { kind } = proven.error;
  if (kind === 'noSuchChange') throw redirect(profile, 303);
  return { changing: null, typed: {}, problems: [{ field: 'code', kind }] };
}

/** What is ours alone, and not the clinic's. */
function ownChange(
  field: ProfileField,
  typed: Record<string, string>,
): { locale?: Account['locale']; remindBy?: Account['remindBy'] } | null {
  if (field === 'language') return isLocale(typed['language']) ? { locale: typed['language'] } : {};
  if (field !== 'reminders') return null;
  if (typed['stopped'] === 'yes') return { remindBy: 'none' };
  const channel = reminderChoices.find((each) => each === typed['channel']);
  return channel ? { remindBy: channel } : {};
}

export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value).slice(0, 200)]));
