import { callerApi } from './caller-path.ts';

export type CallerFields = Record<string, string>;

/** What comes over the wire: moments are text there. */
export type OverWire<Value> = Value extends Date ? string : Value extends object ? { [Key in keyof Value]: OverWire<Value[Key]> } : Value;

/** In the body, never in the address. Without an answer it is a trouble like any other. */
export async function askDesk<Answer extends object>(
  what: keyof typeof callerApi,
  fields: CallerFields,
): Promise<Partial<Answer> & { trouble?: string }> {
  try {
    const response = await fetch(callerApi[what], { method: 'POST', body: new URLSearchParams(fields) });
    return response.ok ? ((await response.json()) as Answer) : ({ trouble: 'noAnswer' } as Partial<Answer> & { trouble: string });
  } catch {
    return { trouble: 'noAnswer' } as Partial<Answer> & { trouble: string };
  }
}
