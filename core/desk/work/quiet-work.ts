import type { WorkItemKind } from '../../work-items/work-item.ts';

/**
 * Open items of a kind whose deadline alone tells how they stand: nobody holds them, they are in sight, and no pause has moved the deadline.
 * They are most of ten thousand, and are counted where they are stored.
 */
export type QuietCount = { kind: WorkItemKind; overdue: number; soon: number; onTime: number };

/** Which of the quiet items can stand on the page: none before the first `skip`, by deadline. */
export type QuietRange = { isOverdue: boolean; kind: WorkItemKind | null; skip: number; take: number };
