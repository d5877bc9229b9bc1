/** Files have addresses, too, but live by other rules. */
export const isFilePath = (path: string): boolean => /^\/(?:media|assets)\//.test(path);
