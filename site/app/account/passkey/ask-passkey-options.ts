import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** `add` makes a new passkey; the other two answer with one that exists. */
export type PasskeyUse = 'signIn' | 'add' | 'stepUp';
type OptionsFor<U extends PasskeyUse> = U extends 'add' ? PublicKeyCredentialCreationOptionsJSON : PublicKeyCredentialRequestOptionsJSON;

/** What the browser is to sign, fresh for each try; null where the server cannot be reached or refuses. */
export async function askPasskeyOptions<U extends PasskeyUse>(use: U): Promise<OptionsFor<U> | null> {
  try {
    const response = await fetch('/api/account/passkey/options', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ use }),
    });
    const body = (await response.json()) as { data?: OptionsFor<U> };
    return (response.ok && body.data) || null;
  } catch {
    return null;
  }
}
