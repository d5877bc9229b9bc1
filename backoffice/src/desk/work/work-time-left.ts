const minuteMs = 60_000;

/** “28 min”, “3 h 58”, “80 h”: as short as a cell of the list. A minute that has begun is still left. */
export function workTimeLeft(ms: number, round = Math.ceil): string {
  const minutes = Math.max(0, round(ms / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours < 30 ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`;
}
