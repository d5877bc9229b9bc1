/** Devices are shared: so long after the last answer nothing is left. */
export const answersMinutes = 30;
