/** Of a hundred requests that are pages or questions, on a day of the clinic's. */
export const shares = { stored: 92, search: 4, hours: 2, area: 0.5, wizard: 1.5 } as const;
