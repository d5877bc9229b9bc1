import type { Faqs, QuizName } from './page-parts.ts';
import type { Film, PdfFile, Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** Pages without a form of their own are built of these, in the order given. `anchor` is the section's id; `menu` its name in the page's own menu. */
export type Block = ContentBlock | FaqBlock | TestimonialBlock | OutsideQuizBlock;

export type ContentBlock = {
  kind: 'content';
  anchor: string;
  menu: string;
  title: string;
  subtitle: string;
  intro: string;
  text: RichText;
  picture: Picture | null;
  film: Film | null;
  pdf: { file: PdfFile; cover: Picture | null } | null;
  /** Where the title leads. */
  href: string;
  action: { text: string; url: string; align: 'left' | 'center' | 'right' } | null;
  quiz: QuizName | null;
  items: { title: string; text: string; picture: Picture | null; href: string }[];
  look: {
    headingTag: 'h2' | 'h3';
    headingStyle: 'title' | 'lead' | 'small';
    pictureRight: boolean;
    background: 'none' | 'limestone' | 'cobalt' | 'tile';
    arrangement: 'none' | 'narrow' | 'wide' | 'cards' | 'steps';
  };
  /** Asks that no booking banner ends the page. */
  noBanner: boolean;
};

export type FaqBlock = { kind: 'faqs'; anchor: string; menu: string; faqs: Faqs };
export type TestimonialBlock = { kind: 'testimonials'; anchor: string; title: string };
/** Somebody else's quiz: shown only after a click, 500 px high. */
export type OutsideQuizBlock = { kind: 'outsideQuiz'; title: string; url: string };
