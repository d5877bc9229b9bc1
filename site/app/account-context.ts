import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import type { CodeAddress } from '@clinic/core/identity/codes/code-store';
import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import type { AreaServices } from '@clinic/core/personal-area/area-services';

/** Who is signed in, on pages that differ from visitor to visitor. */
export type AccountContext = {
  services: AccountServices;
  area: AreaServices;
  /** Null for a visitor without a session, and for one whose session has ended. */
  signedIn: SignedIn | null;
  /** A session was there and has ended, by time or by a sign-out elsewhere. */
  hasEnded: boolean;
  /** Whose session it is or was, as far as the browser's tokens tell. */
  lastAccountId: string | null;
  /** Names this browser while somebody registers or signs in; made when first needed. */
  browserKey(): string;
  isKnownDevice(contact: CodeAddress): boolean;
  /** This browser has proven the e-mail: later sign-ins here need no second step. */
  rememberDevice(email: string): void;
  deviceName: string;
  /** Sent with the answer, whatever it is. */
  addCookies(cookies: readonly string[]): void;
};
