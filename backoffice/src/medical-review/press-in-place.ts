import type { ReviewTrouble } from './review-endpoints.ts';
import { typedAlongField } from './review-path.ts';

/** `failed`: no answer, or the session has ended. */
export type PressTrouble = { kind: ReviewTrouble | 'failed'; press?: string; now?: { text: string; digest: string } | null };
/** `to`: which page says what came of it; none where nothing came. */
type Answer = { ok: true; to: string } | { ok: false; to?: string; error: PressTrouble };

const actOf = (form: HTMLFormElement): string => form.getAttribute('action')?.split('/').at(-1) ?? '';
const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The other forms of the page in whose box words stand: comments and answers that nobody has kept. */
const typedBeside = (form: HTMLFormElement, page: ParentNode): HTMLFormElement[] =>
  [...page.querySelectorAll<HTMLTextAreaElement>('textarea[name=palavras]')]
    .filter(({ value }) => value.trim() !== '')
    .flatMap((box) => (box.form && box.form !== form ? [box.form] : []));

/** Words that reading the page anew would take away. */
export const hasTypedWords = (page: ParentNode, besides: HTMLFormElement | null = null): boolean =>
  [...page.querySelectorAll('textarea')].some(({ value, form }) => value.trim() !== '' && form !== besides);

/** Signing and giving back leave the page: what stands in the other boxes goes along. */
const leavesPage = new Set(['assinar', 'registar', 'devolver']);

export function fieldsToSend(form: HTMLFormElement, page: ParentNode): Record<string, string> {
  if (!leavesPage.has(actOf(form))) return fieldsOf(form);
  const along = typedBeside(form, page).map((other) => ({ act: actOf(other), fields: fieldsOf(other) }));
  return { ...fieldsOf(form), [typedAlongField]: JSON.stringify(along) };
}

export async function sendPress(form: HTMLFormElement, fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch(form.getAttribute('action') ?? '', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  }).catch(() => null);
  const said = answer && (answer.ok || answer.status === 409) ? await answer.json().catch(() => null) : null;
  return said ?? { ok: false, error: { kind: 'failed' } };
}

/** In whose form the trouble is: of several boxes that were sent, in the one whose passage changed. */
export const formOfTrouble = (form: HTMLFormElement, page: ParentNode, { press }: PressTrouble): HTMLFormElement =>
  (press && page.querySelector<HTMLInputElement>(`input[name=pedido][value="${CSS.escape(press)}"]`)?.form) || form;
