import type { Slot } from '../availability/slots.ts';

/** A slot as forms, addresses and drafts write it: `2026-11-17T10:40/203`, with the doctor's id; without one it is anybody's who is free. */
export const slotText = ({ date, time, doctorId }: Slot): string => `${date}T${time}/${doctorId}`;

const written = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?:\/(\d{1,9}))?$/;

export function parseSlotText(text: string): (Omit<Slot, 'doctorId'> & { doctorId: number | null }) | null {
  const [, date, time, doctor] = written.exec(text) ?? [];
  return date && time ? { date, time, doctorId: doctor ? Number(doctor) : null } : null;
}
