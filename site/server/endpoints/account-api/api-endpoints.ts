import type { AccountEndpoint } from './endpoint.ts';
import { forgotPasswordEndpoint } from './forgot-password.ts';
import { loginEndpoint } from './login.ts';
import { loginCodeEndpoint } from './login-code.ts';
import { logoutEndpoint } from './logout.ts';
import { meEndpoint } from './me.ts';
import { passkeyOptionsEndpoint } from './passkey-options.ts';
import { refreshTokenEndpoint } from './refresh-token.ts';
import { registerEndpoint } from './register.ts';
import { resetPasswordEndpoint } from './reset-password.ts';
import { updateUserEndpoint } from './update-user.ts';
import { updateUserCodeEndpoint } from './update-user-code.ts';
import { userExistsEndpoint } from './user-exists.ts';
import { verifyEndpoint } from './verify.ts';

export const apiPath = '/api/account';

/** In the order in which the developers' page shows them. */
export const apiEndpoints: readonly AccountEndpoint[] = [
  registerEndpoint,
  verifyEndpoint,
  loginEndpoint,
  loginCodeEndpoint,
  meEndpoint,
  updateUserEndpoint,
  updateUserCodeEndpoint,
  refreshTokenEndpoint,
  logoutEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  userExistsEndpoint,
  passkeyOptionsEndpoint,
];
