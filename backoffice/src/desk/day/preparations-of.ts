import { linesOf } from '@clinic/core/content/frame/read-booking-settings';
import type { Payload } from 'payload';

/** What to do before a visit of each type, as the front desk wrote it down under “Marcações”. */
export async function preparationsOf(payload: Payload): Promise<Map<number, string[]>> {
  const { tipos } = await payload.findGlobal({ slug: 'marcacoes', locale: 'pt', depth: 0 });
  return new Map((tipos ?? []).map(({ tipo_id, preparacao }) => [tipo_id, linesOf(preparacao ?? '')]));
}
