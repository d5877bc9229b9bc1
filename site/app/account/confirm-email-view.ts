/** Each is the key of its texts. `verify`: a registration, sent once more by the front desk. `undoEmail`: the old e-mail takes a change back. */
type ConfirmEmailKind = 'verify' | 'undoEmail';

/** `ended`: the link was used, is too old, or a newer one was sent. */
export type ConfirmEmailView = { kind: ConfirmEmailKind } & ({ state: 'open'; email: string } | { state: 'ended' });
