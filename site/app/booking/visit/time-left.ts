export type TimeLeft = { totalMs: number; hours: number; minutes: number; clock: string };

/** Whole hours and minutes, never more than there is; `clock` is `3:42`, for what ends within minutes. */
export function timeLeft(totalMs: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(totalMs / 1_000));
  const minutes = Math.floor(seconds / 60);
  return {
    totalMs,
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    clock: `${minutes}:${String(seconds % 60).padStart(2, '0')}`,
  };
}
