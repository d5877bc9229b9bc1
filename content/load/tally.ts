export type Tally = { created: number; updated: number; unchanged: number };

export const emptyTally = (): Tally => ({ created: 0, updated: 0, unchanged: 0 });

export const tallyLine = ({ created, updated, unchanged }: Tally) => `created ${created}, updated ${updated}, unchanged ${unchanged}`;
