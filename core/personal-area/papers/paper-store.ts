/** Never its words: they are in the patient's own letterbox. */
export type SentLetter = { id: string; bookingId: string; subject: string; sentAt: Date };

export type PaperStore = {
  /** To this address, about these bookings; newest first. They are kept for some months only. */
  letters(bookingIds: readonly string[], recipient: string): Promise<SentLetter[]>;
};
