import type { FormStanding } from './form-standing.ts';

export type Act = 'open' | 'type' | 'look' | 'take' | 'drop' | 'leave';
type Sign = { act: Act; locale: string; opening: string; base?: string | null; body?: Record<string, unknown> | null; of?: string };

/** `ended`: the server no longer knows who this is; `lost`: it does not answer. */
export type Heard = FormStanding | 'ended' | 'lost';

/** So much may still be sent by a page that is being closed. */
const mostOnLeaving = 60_000;

export async function sendSign(path: string, sign: Sign, isLast = false): Promise<Heard> {
  const whole = JSON.stringify(sign);
  // Without its words the sign still says that the page is free; they were kept seconds before.
  const text = isLast && whole.length > mostOnLeaving ? JSON.stringify({ ...sign, body: null }) : whole;
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: isLast,
  }).catch(() => null);
  if (answer?.status === 401 || answer?.status === 403) return 'ended';
  return answer?.ok ? ((await answer.json()) as FormStanding) : 'lost';
}
