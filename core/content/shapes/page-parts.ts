import type { Address } from '../../addresses/path-to.ts';
import type { Film, Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** Pieces that several kinds of page share. A piece without words is empty, and an empty piece is not shown. */
export type Meta = { title: string; description: string };

export type Section = { title: string; text: RichText };
export type PictureSection = Section & { picture: Picture | null };
export type FilmSection = PictureSection & { film: Film | null };

/** `now`: emergency; `today`: see a doctor today; `book`: make an appointment. */
export type CareCardContent = { level: 'now' | 'today' | 'book'; title: string; signs: string[]; advice: string };

export type Faq = { question: string; answer: RichText };
export type Faqs = { title: string; items: Faq[] };

export type SourceReference = { source: string; url: string };

export type QuizName = 'symptoms' | 'psa' | 'booking';

/** Words at the end of a page that invite to book; empty title: the usual words. */
export type CallToAction = { title: string; paragraphs: string[]; image: Picture | null };

/** Somebody of the team, as other pages name them. `to` is missing where their page does not exist in the language. */
export type PersonCard = {
  id: number;
  name: string;
  role: string;
  excerpt: string;
  /** Number at the medical association; empty for those who are no doctors. */
  licence: string;
  isDoctor: boolean;
  /** What stands under their name when they sign. */
  signature: string;
  portrait: Picture | null;
  signaturePictures: Picture[];
  /** Last word of the Portuguese address: the name of their drawn portrait. */
  subject: string;
  to: Address | null;
};

/** Who answers for a medical page, and since when. Dates are ISO days: `2026-11-03`. */
export type Responsibility = {
  author: PersonCard | null;
  reviewer: PersonCard | null;
  reviewedOn: string;
  changedOn: string;
  /** No doctor has signed the words as they stand. */
  isUnderReview: boolean;
};

/** A treatment in small, as lists show it. */
export type TreatmentCard = {
  id: number;
  title: string;
  excerpt: string;
  picture: Picture | null;
  forWhom: string;
  stay: string;
  subject: string;
  to: Address;
};

/** A page in small: problem, exam, anything that is only named and linked. */
export type PageLink = { title: string; to: Address; subject: string };
