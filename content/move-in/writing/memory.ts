import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const digests = z.object({ there: z.string(), here: z.string() });
const brought = z.object({
  id: z.number().nullable(),
  /** What a value was there and what it became here, by the name of its field and language. */
  units: z.record(z.string(), digests),
  isPublishedThere: z.boolean(),
  /** Of a file: its digest there, and its name here. */
  file: digests.optional(),
  /** Why the back office would not publish it. */
  refusal: z.string().optional(),
});
const shape = z.object({ from: z.string(), brought: z.record(z.string(), brought) });

export type Brought = z.infer<typeof brought>;

/** What was brought before, and as what: the difference to it tells who changed something since, they or we. */
export type Memory = {
  recall: (key: string) => Brought | undefined;
  keys: () => string[];
  /** At once, and whole or not at all: whatever stops a run in the middle, the next one knows how far it came. */
  keep: (key: string, brought: Brought) => void;
};

export function fileMemory(file: string, from: string): Memory {
  const known = read(file);
  if (known && known.from !== from) throw new Error(`${file} remembers a move from ${known.from}, not from ${from}`);
  const memory = known ?? { from, brought: {} };
  return {
    recall: (key) => memory.brought[key],
    keys: () => Object.keys(memory.brought),
    keep: (key, one) => {
      memory.brought[key] = one;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, `${JSON.stringify(memory, null, 1)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): z.infer<typeof shape> | null {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
