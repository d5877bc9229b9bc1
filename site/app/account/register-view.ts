/** As it was typed; passwords are never given back. */
export type RegisterView = { name: string; email: string; consent: boolean };
