/** Of the link in a letter; empty where the page was opened without one. */
export const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';
