import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';

type Entry = { id: number; cargo?: unknown; assinatura?: unknown; assinatura_imagem?: unknown; assinatura_imagens?: unknown };
type File = { id: number; filename?: string | null };

const numbers = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number');

const inBothLanguages = (value: unknown): (string | null)[] => {
  const { pt, en } = (value ?? {}) as { pt?: string | null; en?: string | null };
  return [pt || null, en || null];
};

async function namesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, string>> {
  const where = { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] };
  const asked = { collection: 'media', limit: 0, pagination: false, req, where, select: { filename: true } } as const;
  const { docs } = ids.length === 0 ? { docs: [] } : await req.payload.db.find<File>(asked);
  return new Map(docs.map(({ id, filename }) => [id, filename ?? '']));
}

/**
 * What readers see beside the name of who signed, at the end of each page: the position, words and pictures of the team's entry, by their
 * digest. They are written by editors, and would pass for words of the doctor.
 */
export async function handOf(req: PayloadRequest, person: number): Promise<string> {
  const entry = await req.payload.db.findOne<Entry>({ collection: 'equipa', req, where: { id: { equals: person } } });
  const words = [entry?.cargo, entry?.assinatura].flatMap(inBothLanguages);
  const pictures = [...numbers(entry?.assinatura_imagem), ...numbers(entry?.assinatura_imagens)];
  const names = await namesOf(req, pictures);
  const shown = pictures.flatMap((id) => names.get(id) ?? []);
  return createHash('sha256')
    .update(JSON.stringify([words, shown]))
    .digest('hex');
}
