import type { PayloadRequest } from 'payload';
import { ownAddresses } from '../addresses/address-changes.ts';
import type { PublishableRow } from '../publishing/publication.ts';

/** Where a document is found when somebody writes its address out: its pages, or the file itself. */
export async function namedPaths(req: PayloadRequest, collection: string, row: PublishableRow | null, id: number): Promise<string[]> {
  const filename = row?.['filename'];
  return typeof filename === 'string' ? [`/media/${filename}`] : ownAddresses(req, collection, row, id);
}
