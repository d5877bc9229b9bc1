import type { ClockTime, Day, Time } from '@clinic/core/kernel/lisbon-time';

/** What can be changed only after showing once more who one is. */
export const safetyParts = ['passkeys', 'password', 'app', 'recovery', 'email'] as const;
export type SafetyPart = (typeof safetyParts)[number];

/** Each act of the page, as its form names it in `go`. */
export type SafetyAct =
  | 'confirm'
  | 'addPasskey'
  | 'removePasskey'
  | 'changePassword'
  | 'startApp'
  | 'confirmApp'
  | 'removeApp'
  | 'newRecoveryCodes'
  | 'changeEmail'
  | 'endDevice'
  | 'endOthers';

/** In which part its form stands. */
export const partOfAct: Partial<Record<string, SafetyPart>> = {
  addPasskey: 'passkeys',
  changePassword: 'password',
  startApp: 'app',
  confirmApp: 'app',
  removeApp: 'app',
  newRecoveryCodes: 'recovery',
  changeEmail: 'email',
} satisfies Partial<Record<SafetyAct, SafetyPart>>;

/** What has just been done: each is the key of its text. */
export const safetyDone = [
  'passkeyAdded',
  'passkeyRemoved',
  'passwordChanged',
  'appAdded',
  'appRemoved',
  'emailChanged',
  'deviceEnded',
  'othersEnded',
] as const;
export type SafetyDone = (typeof safetyDone)[number];

export type PasskeyEntry = { id: string; name: string; addedOn: Day; lastUsed: ClockTime | null };

/** `path`: the dark squares of the picture, as the outline of an SVG that is `size` squares wide. */
export type AppView =
  | { state: 'off' }
  | { state: 'adding'; picture: { path: string; size: number }; secret: string; uri: string }
  | { state: 'on'; addedOn: Day };

type EmailView = {
  address: string;
  /** Until when the letter to the old address takes the last change back. */
  undoUntil: Day | null;
};

/** `name` as the session has it: “Chrome · Windows”. */
type DeviceEntry = { id: string; name: string; isThis: boolean; lastSeen: ClockTime };

export type SafetyView = {
  /** Lisbon's, on which the page is shown. */
  today: Day;
  /** Until which clock time no further proof is asked for; null: every change asks first. */
  confirmedUntil: Time | null;
  /** Which part stands open: asked for before showing who one is, or refused. */
  open: SafetyPart | null;
  /** What was typed there, where it was refused or kept; never a secret. */
  typed: { email: string; passkeyName: string };
  done: SafetyDone | null;
  passkeys: PasskeyEntry[];
  /** null: the account has none and is entered by code. */
  password: { changedOn: Day } | null;
  app: AppView;
  /** null where there is no second step to recover. */
  recovery: { left: number } | null;
  /** Made by the act that this page answers: shown this once. */
  newCodes: string[] | null;
  email: EmailView;
  devices: DeviceEntry[];
};
