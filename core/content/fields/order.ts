type Ordered = { ordem: number | null; titulo?: string; nome?: string };

const alphabet = new Intl.Collator('pt');
const placeOf = ({ ordem }: Ordered) => ordem ?? Number.MAX_VALUE;
const nameOf = ({ titulo, nome }: Ordered) => titulo ?? nome ?? '';

/** Lower numbers first, then those without one; where the numbers do not tell, by the alphabet. */
export const inOrder = <T extends Ordered>(rows: T[]): T[] =>
  rows.toSorted((a, b) => placeOf(a) - placeOf(b) || alphabet.compare(nameOf(a), nameOf(b)));
