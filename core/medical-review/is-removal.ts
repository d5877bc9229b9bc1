import type { Passage } from './passage.ts';
import { sentencesOf } from './quotes.ts';

/** A document as its passages draw it: rows by their numbers, fields by their names, words at the end, each language apart. */
type Node = { fields: Map<string, Node>; rows: Map<number, Node>; sentences: string[] };

const newNode = (): Node => ({ fields: new Map(), rows: new Map(), sentences: [] });

function within<Key>(nodes: Map<Key, Node>, key: Key): Node {
  const node = nodes.get(key) ?? newNode();
  nodes.set(key, node);
  return node;
}

function drawn(passages: Passage[]): Node {
  const root = newNode();
  for (const passage of passages) {
    const way = [...passage.path.split('.'), passage.locale ?? ''];
    const end = way.reduce((node, step) => (/^\d+$/.test(step) ? within(node.rows, Number(step)) : within(node.fields, step)), root);
    end.sentences = sentencesOf(passage);
  }
  return root;
}

/** Whether each of `few` is found among `many`, in the same order. */
function isInOrder<One>(few: One[], many: One[], isSame: (one: One, other: One) => boolean): boolean {
  let from = 0;
  return few.every((one) => {
    const found = many.findIndex((other, index) => index >= from && isSame(one, other));
    from = found + 1;
    return found >= 0;
  });
}

const rowsOf = ({ rows }: Node): Node[] => [...rows].toSorted(([one], [other]) => one - other).map(([, row]) => row);

function isLeftOf(after: Node, before: Node): boolean {
  const areFieldsLeft = [...after.fields].every(([name, field]) => {
    const was = before.fields.get(name);
    return was !== undefined && isLeftOf(field, was);
  });
  return (
    areFieldsLeft &&
    isInOrder(after.sentences, before.sentences, (one, other) => one === other) &&
    isInOrder(rowsOf(after), rowsOf(before), isLeftOf)
  );
}

/**
 * Whether a text is what is left of another: whole sentences, fields or rows taken out, nothing new and nothing moved. A word that is taken
 * out of a sentence makes another sentence.
 */
export const isRemoval = (before: Passage[], after: Passage[]): boolean => isLeftOf(drawn(after), drawn(before));
