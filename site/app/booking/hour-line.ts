/** The next free hour, in the words of the page; where nothing is free the label alone says so, and the door leads to later months. */
export type HourLine = {
  label: string;
  /** `Quarta, 18 nov, 10:20` */
  when?: string;
  who?: string;
  /** `na clínica, 90,00 €` */
  price?: string;
  /** The portrait's address. */
  face?: string | null;
  /** What of it is to be seen, as `object-position` takes it. */
  facePosition?: string;
  /** What the wizard is to remember. */
  keep?: Record<string, string>;
};

/** By the clinic's number of the doctor; `0` is whoever is free first. A line is missing while the clinic does not respond. */
export type HourLines = Partial<Record<string, HourLine>>;
