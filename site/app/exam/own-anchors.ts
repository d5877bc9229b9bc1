import type { Block } from '@clinic/core/content/shapes/blocks';
import { sheetId } from './sheet-id.ts';

/** The places of an exam's page that its own parts take. */
const taken = new Set<string>([
  ...['resumo', 'sinais', 'o-que-e', 'importancia', 'vantagens', 'como-se-faz', 'depois', 'preparacao', 'video', 'blocos'],
  ...['marcar-exame', 'especialista', 'perguntas', 'referencias', sheetId],
]);

/** A block that asks for such a place is known by its number instead: a link must lead to one place only. */
export const withOwnAnchors = (blocks: Block[]): Block[] =>
  blocks.map((block) => ('anchor' in block && taken.has(block.anchor) ? { ...block, anchor: '' } : block));
