/** The code out of the link in a letter: filled in, and sent only by a press of the button. Empty for anything but six digits. */
export const codeInLink = (request: Request): string => /^\d{6}$/.exec(new URL(request.url).searchParams.get('codigo') ?? '')?.[0] ?? '';
