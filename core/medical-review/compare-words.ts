export type ComparedWords = { kind: 'same' | 'gone' | 'new'; text: string };

/** Words with the space behind them, so that nothing is lost when they are put together again. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Past this many pairs of words the comparison would keep somebody waiting; the two texts are then shown whole. */
const mostPairs = 4_000_000;

/** Two versions of a passage as one text: what stayed, what went, what came. */
export function compareWords(before: string, after: string): ComparedWords[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  if (old.length * young.length > mostPairs) return joined([...old.map(gone), ...young.map(fresh)]);
  const common = longestCommon(old, young);
  const pieces: ComparedWords[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < young.length) {
    const [left, right] = [old[from], young[to]];
    if (left !== undefined && right !== undefined && left.trim() === right.trim()) {
      pieces.push({ kind: 'same', text: right });
      from += 1;
      to += 1;
    } else if (right === undefined || (left !== undefined && at(common, from + 1, to) >= at(common, from, to + 1))) {
      pieces.push(gone(left ?? ''));
      from += 1;
    } else {
      pieces.push(fresh(right));
      to += 1;
    }
  }
  return joined(pieces);
}

const gone = (text: string): ComparedWords => ({ kind: 'gone', text });
const fresh = (text: string): ComparedWords => ({ kind: 'new', text });

const at = (table: Uint32Array[], row: number, column: number): number => table[row]?.[column] ?? 0;

/** How many words the rests of both texts share, from each pair of places on. */
function longestCommon(old: string[], young: string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(young.length + 1));
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = young.length - 1; column >= 0; column--) {
      const isSame = old[row]?.trim() === young[column]?.trim();
      const line = table[row];
      if (line)
        line[column] = isSame ? at(table, row + 1, column + 1) + 1 : Math.max(at(table, row + 1, column), at(table, row, column + 1));
    }
  return table;
}

/** Neighbours of one kind become one piece. */
function joined(pieces: ComparedWords[]): ComparedWords[] {
  const whole: ComparedWords[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
