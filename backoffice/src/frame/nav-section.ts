import type { StaffIconName } from './staff-icon.tsx';

/** How much waits behind an entry, and in words for who listens. */
export type NavCount = { sum: number; words: string; isLate: boolean };
export type NavSection = { title: string; entries: { href: string; id?: string; icon: StaffIconName; words: string; count?: NavCount }[] };
