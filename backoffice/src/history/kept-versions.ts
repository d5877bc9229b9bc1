/** Of everything that is written as a draft and then published. */
export const keptVersions = 30;
