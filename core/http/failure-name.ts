/**
 * Why a `fetch` failed: the code of the connection's error, or the error's name. Never its message, which may quote a header with our key
 * or the body with patient data.
 */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name;
}
