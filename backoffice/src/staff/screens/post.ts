import { labelIn } from '../../language/label.ts';
import { signInWords } from './screen-words.ts';

export type Answered = { isDone: true; body: Record<string, unknown> } | { isDone: false; message: string };

/** To the sign-in endpoints; what went wrong comes back in the reader's language. */
export async function post(path: string, body: unknown, language: string): Promise<Answered> {
  try {
    const answer = await fetch(`/api/utilizadores${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as Record<string, unknown> & { errors?: { message: string }[] };
    if (answer.ok) return { isDone: true, body: json };
    return { isDone: false, message: json.errors?.[0]?.message ?? labelIn(language, signInWords.noAnswer) };
  } catch {
    return { isDone: false, message: labelIn(language, signInWords.noAnswer) };
  }
}
