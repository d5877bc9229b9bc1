import { z } from 'zod';
import type { ClinicUnavailable } from '../../clinic/clinic-service.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { CallClinic } from './call-clinic.ts';
import type { ClinicCall } from './clinic-call.ts';
import type { ClinicLimits } from './clinic-limits.ts';

type Page = { offset: number; limit: number };
type ListOf<Item> = { list: { items: Item[]; listInfo: { hasMore: boolean } } };
export type ReadList = <Read, Sent extends Read, Variables, Item extends { id: number }>(
  call: ClinicCall<ListOf<Sent>, Variables>,
  variablesFor: (page: Page) => Variables,
  item: z.ZodType<Item, Read>,
) => Promise<Result<Item[], ClinicUnavailable>>;

/** Reads a list to its end. A partial list must not be used: a missing visit would look like a free slot. */
export function readList(read: CallClinic, { pageSize, maxPages }: Pick<ClinicLimits, 'pageSize' | 'maxPages'>): ReadList {
  return async (call, variablesFor, item) => {
    const schema = z.object({ list: z.object({ items: z.array(item), listInfo: z.object({ hasMore: z.boolean() }) }) });
    // By id, because an entry added meanwhile shifts the others, and the next page may repeat the last entry.
    const found = new Map<number, z.output<typeof item>>();
    let offset = 0;
    for (let pages = 0; pages < maxPages; pages += 1) {
      const response = await read(call, variablesFor({ offset, limit: pageSize }), schema);
      if (response.kind !== 'answered') break;
      const { items, listInfo } = response.answer.list;
      for (const one of items) found.set(one.id, one);
      if (!listInfo.hasMore) return ok([...found.values()]);
      if (items.length === 0) break;
      offset += items.length;
    }
    return err({ kind: 'clinicUnavailable' });
  };
}
