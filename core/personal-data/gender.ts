/** As the clinic's service spells them; it keeps no others. */
export const genders = ['masculino', 'feminino'] as const;
export type Gender = (typeof genders)[number];
