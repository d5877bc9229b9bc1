import type { Field } from 'payload';

const mark = 'notProse';

/** For fields whose words are not the clinic's own message: addresses, and titles of other people's works. */
export const notProse = { custom: { [mark]: true } };

export const isProse = (field: Field): boolean => field.custom?.[mark] !== true;
