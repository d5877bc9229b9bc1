import type { AfterErrorHook, APIError } from 'payload';

const payloadsOwn = 'An unknown error occurred.';

/**
 * Payload takes the words of an error only if its class has a name, and a production build takes the names away: every refusal would
 * read “An unknown error occurred.” What may be said is said here, by what Payload itself marks as public.
 */
export const sayRefusal: AfterErrorHook = ({ error, result }) => {
  const { errors } = result as { errors?: { message: string }[] };
  const { isPublic, message, status } = error as Partial<APIError>;
  if (errors?.[0]?.message !== payloadsOwn || !isPublic || !message) return;
  return { response: { errors: [{ message }] }, ...(status ? { status } : {}) };
};
