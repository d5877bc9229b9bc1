/** `ended`: the link was used, is too old, or a newer one was sent. */
export type SetPasswordView = { state: 'open'; email: string } | { state: 'ended' };
