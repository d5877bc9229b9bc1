import { fromLisbon } from '../../../kernel/lisbon-time.ts';

/** `21-10-2026 15:41:00` by Lisbon's clocks. */
export function paymentDate(written: string): Date | null {
  const [, day, month, year, time = '', seconds = '0'] = /^(\d\d)-(\d\d)-(\d{4}) (\d\d:\d\d)(?::(\d\d))?$/.exec(written.trim()) ?? [];
  const minute = fromLisbon(`${year}-${month}-${day}`, time);
  return minute && new Date(minute.getTime() + Number(seconds) * 1000);
}
