import { pathTo } from '@clinic/core/addresses/path-to';
import { readSettings } from '@clinic/core/content/frame/site-settings';
import { parseJson } from '@clinic/core/http/parse-json';
import { requestEmailChange } from '@clinic/core/identity/accounts/change-email';
import { changePassword } from '@clinic/core/identity/accounts/change-password';
import {
  addAccountPasskey,
  confirmTotp,
  removeAccountPasskey,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '@clinic/core/identity/factors/change-factors';
import { unconfirmedTotp } from '@clinic/core/identity/factors/totp';
import { deviceInWords } from '@clinic/core/identity/sessions/device-in-words';
import { endDevice, endOtherDevices } from '@clinic/core/identity/sessions/end-sessions';
import { isUuid } from '@clinic/core/kernel/uuid';
import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { redirect } from 'react-router';
import { clearedPasskeyCookie, passkeyCookie } from '../../../server/http/passkey-cookie.ts';
import { askerOf } from '../account-asker.server.ts';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { isNewPasskey } from '../passkey-answer.server.ts';
import { confirmKeeping, type OpenAccount, toConfirmation } from '../require-account.server.ts';
import { appToAdd } from './read-safety.server.ts';
import type { SafetyDone, SafetyPart, SafetyView } from './safety-view.ts';

/** What the page shows besides itself: what was refused, or what is shown this once. */
export type SafetyAnswer = { problems: ScreenProblem[]; view: Partial<Pick<SafetyView, 'open' | 'typed' | 'app' | 'newCodes'>> };

const purposes = { passkeys: 'signInWays', password: 'password', app: 'signInWays', recovery: 'signInWays', email: 'email' } as const;

/** One act of the page. Each asks first who is there, and sends back to the page, which says what was done. */
export async function submitSafety(account: OpenAccount, request: Request, form: FormData): Promise<SafetyAnswer> {
  const { page, services, signedIn } = account;
  const safety = pathTo(page.locale, 'accountSafety');
  const text = (name: string, longest = 500) => String(form.get(name) ?? '').slice(0, longest);
  const clinicName = readSettings(page.library, page.locale).name;
  const done = (what: SafetyDone) => redirect(`${safety}?feito=${what}`, 303);
  const confirmFirst = (part: SafetyPart) => toConfirmation(page.locale, purposes[part], `${safety}?abrir=${part}`);
  const confirmDevices = toConfirmation(page.locale, 'devices', safety);
  const typed = { email: text('email', longestEmail), passkeyName: text('name', 60) };
  const refused = (open: SafetyPart, ...problems: ScreenProblem[]): SafetyAnswer => ({ problems, view: { open, typed } });
  switch (text('go', 20)) {
    case 'addPasskey': {
      const response = parseJson(text('passkey', 32_768));
      if (!isNewPasskey(response)) return refused('passkeys', { field: 'passkey', kind: 'passkeyRefused' });
      const added = await addAccountPasskey(services, signedIn, {
        name: typed.passkeyName.trim() || deviceInWords(account.deviceName, page.locale),
        response,
      });
      if (added.ok) account.addCookies([passkeyCookie(page.origin)]);
      if (added.ok) throw done('passkeyAdded');
      if (added.error.kind === 'notConfirmed') throw await confirmKeeping(account, purposes.passkeys, request, form);
      return refused('passkeys', { field: 'passkey', kind: added.error.kind });
    }
    case 'removePasskey': {
      const removed = await removeAccountPasskey(services, signedIn, text('id'));
      if (!removed.ok) throw confirmFirst('passkeys');
      const isLast = (await services.factors.passkeys(signedIn.account.id)).length === 0;
      if (isLast) account.addCookies([clearedPasskeyCookie(page.origin)]);
      throw done('passkeyRemoved');
    }
    case 'changePassword': {
      const given = { password: text('password'), repeat: text('repeat'), clinicName };
      const changed = await changePassword(services, signedIn, given);
      if (changed.ok) throw done('passwordChanged');
      if (changed.error.kind === 'notConfirmed') throw confirmFirst('password');
      if (changed.error.kind === 'busy') return refused('password', { field: 'password', kind: 'busy' });
      return refused('password', ...changed.error.problems);
    }
    case 'startApp': {
      const started = await startTotp(services, signedIn, clinicName);
      if (!started.ok) throw confirmFirst('app');
      if (!started.value) throw redirect(safety, 303);
      return { problems: [], view: { open: 'app', app: appToAdd(started.value) } };
    }
    case 'confirmApp': {
      const confirmed = await confirmTotp(services, signedIn, text('code', 20));
      if (confirmed.ok) return { problems: [], view: { newCodes: confirmed.value } };
      if (confirmed.error.kind === 'notConfirmed') throw confirmFirst('app');
      const waiting = await unconfirmedTotp(services.factors, signedIn.account, clinicName);
      return { problems: [{ field: 'code', kind: 'codeWrong' }], view: { open: 'app', ...(waiting && { app: appToAdd(waiting) }) } };
    }
    case 'removeApp':
      throw (await removeTotp(services, signedIn)).ok ? done('appRemoved') : confirmFirst('app');
    case 'newRecoveryCodes': {
      const renewed = await renewRecoveryCodes(services, signedIn);
      if (!renewed.ok) throw confirmFirst('recovery');
      return { problems: [], view: { newCodes: renewed.value } };
    }
    case 'changeEmail': {
      const { email } = typed;
      const requested = await requestEmailChange(services, signedIn, { asker: askerOf(account, page), email });
      if (requested.ok) throw redirect(pathTo(page.locale, 'accountCode'), 303);
      if (requested.error.kind === 'notConfirmed') throw await confirmKeeping(account, purposes.email, request, form);
      return refused(
        'email',
        ...(requested.error.kind === 'invalid' ? requested.error.problems : [{ field: 'email', kind: 'tooMany' } as const]),
      );
    }
    case 'endDevice':
      if (!isUuid(text('id'))) throw redirect(safety, 303);
      throw (await endDevice(services, signedIn, text('id'))).ok ? done('deviceEnded') : confirmDevices;
    case 'endOthers':
      throw (await endOtherDevices(services, signedIn)).ok ? done('othersEnded') : confirmDevices;
    default:
      throw confirmFirst(partIn(text('part', 20)));
  }
}

const partIn = (asked: string): SafetyPart => (asked in purposes ? (asked as SafetyPart) : 'password');
