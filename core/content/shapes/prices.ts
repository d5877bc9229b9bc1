import type { Address } from '../../addresses/path-to.ts';
import type { TypePrice } from '../../booking/model/price.ts';

/** `to`: the page of the exam of that name, where there is one. */
export type PriceRow = TypePrice & { name: string; text: string; to: Address | null };

/** What can be booked on the site and what it costs, in one language. */
export type PriceList = {
  visits: PriceRow[];
  exams: PriceRow[];
  insurers: { name: string; text: string }[];
  paying: string[];
  cancelling: string[];
};
