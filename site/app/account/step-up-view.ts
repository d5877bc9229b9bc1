import type { Address } from '@clinic/core/addresses/path-to';

/** What it is asked for: each is the key of its text. */
export const stepUpPurposes = [
  'email',
  'phone',
  'identityNumber',
  'password',
  'signInWays',
  'devices',
  'link',
  'export',
  'erasure',
  'symptoms',
] as const;
export type StepUpPurpose = (typeof stepUpPurposes)[number];

export type StepUpView = {
  purpose: StepUpPurpose;
  hasPasskey: boolean;
  /** Whether this browser has used one: then it comes first. */
  passkeyFirst: boolean;
  hasPassword: boolean;
  /** Where a code would go. */
  email: string;
  /** Where one came from, for whoever changes their mind. */
  backTo: Address;
};
