/** After this time a request that nobody confirmed is erased, with its e-mail. */
export const confirmDays = 7;
