import { z } from 'zod';
import type { ClinicSilence } from '../../booking/clinic-service.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AskClinic } from './ask-clinic.ts';
import type { ClinicCall } from './clinic-call.ts';
import type { ClinicLimits } from './clinic-limits.ts';

type Page = { offset: number; limit: number };
type ListOf<Item> = { list: { items: Item[]; listInfo: { hasMore: boolean } } };
export type ReadList = <Read, Sent extends Read, Variables, Item extends { id: number }>(
  call: ClinicCall<ListOf<Sent>, Variables>,
  variablesFor: (page: Page) => Variables,
  item: z.ZodType<Item, Read>,
) => Promise<Result<Item[], ClinicSilence>>;

/** Reads a list to its end. A part of it is worth nothing: a doctor or a visit that is missing looks like one that is free. */
export function readList(read: AskClinic, { pageSize, mostPages }: Pick<ClinicLimits, 'pageSize' | 'mostPages'>): ReadList {
  return async (call, variablesFor, item) => {
    const shape = z.object({ list: z.object({ items: z.array(item), listInfo: z.object({ hasMore: z.boolean() }) }) });
    // By id, because what is added meanwhile moves the rest on, and the next page begins with what ended this one.
    const found = new Map<number, z.output<typeof item>>();
    let offset = 0;
    for (let pages = 0; pages < mostPages; pages += 1) {
      const heard = await read(call, variablesFor({ offset, limit: pageSize }), shape);
      if (heard.kind !== 'answer') break;
      const { items, listInfo } = heard.answer.list;
      for (const one of items) found.set(one.id, one);
      if (!listInfo.hasMore) return ok([...found.values()]);
      if (items.length === 0) break;
      offset += items.length;
    }
    return err({ kind: 'clinicSilent' });
  };
}
