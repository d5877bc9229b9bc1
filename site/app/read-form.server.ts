const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** None where what was sent is no form: nobody with a browser sends that, and it must not count as a failure of ours. */
export async function readForm(request: Request): Promise<FormData | null> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return null;
  return request.formData().catch(() => null);
}

export const notAForm = { status: 415 };
