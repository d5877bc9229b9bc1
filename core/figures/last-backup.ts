/** When the last backup ended; null where nobody tells. */
export type LastBackup = () => Promise<Date | null>;
