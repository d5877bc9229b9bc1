import { withoutControls } from '@clinic/core/http/plain-text';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** None where what was sent is no form: nobody with a browser sends that, and it must not count as a failure of ours. */
export async function readForm(request: Request): Promise<FormData | null> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) return null;
  const sent = await request.formData().catch(() => null);
  if (!sent) return null;
  const form = new FormData();
  // No form of ours has a file.
  for (const [name, value] of sent) if (typeof value === 'string') form.append(name, withoutControls(value));
  return form;
}

export const notAForm = { status: 415 };
