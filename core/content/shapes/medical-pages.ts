import type { TypePrice } from '../../booking/model/price.ts';
import type { Block } from './blocks.ts';
import type {
  CallToAction,
  CareCardContent,
  Faqs,
  FilmSection,
  Meta,
  PageLink,
  PictureSection,
  QuizName,
  Responsibility,
  Section,
  SourceReference,
  TreatmentCard,
} from './page-parts.ts';
import type { Film, Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** What every page about illness or care has. `subject`: last word of the Portuguese address, the name of its drawing. */
type MedicalPage = {
  title: string;
  subject: string;
  excerpt: string;
  meta: Meta;
  summary: string[];
  careCards: CareCardContent[];
  faqs: Faqs;
  references: SourceReference[];
  responsibility: Responsibility;
};

export type ProblemPage = MedicalPage & {
  quiz: QuizName | null;
  whatIs: PictureSection;
  risks: { title: string; subtitle: string; text: RichText; factors: { title: string; text: string; picture: Picture | null }[] };
  symptoms: Section & { table: { title: string; text: string; rows: { sign: string; feels: string; why: string }[] } };
  types: Section;
  diagnosis: FilmSection;
  treatments: FilmSection & { list: TreatmentCard[] };
  prognosis: PictureSection;
  cta: CallToAction;
  /** The treatment section of the same problem, where there is one. */
  section: PageLink | null;
};

export type OtherDiseasesPage = Omit<MedicalPage, 'summary' | 'faqs' | 'subject'> & {
  diseases: { anchor: string; menuTitle: string; whatIs: PictureSection; treatment: Section }[];
};

export type TreatmentPage = MedicalPage & {
  banner: { title: string; text: string; picture: Picture | null };
  /** Its section, and its sisters in it. */
  section: PageLink;
  siblings: TreatmentCard[];
  problems: PageLink[];
  forWhom: string;
  stay: string;
  whatIs: Section;
  benefits: Section;
  otherCriteria: Section;
  howItIsDone: FilmSection;
  afterwards: Section & { recovery: { when: string; text: string }[] };
  cta: CallToAction;
};

export type TreatmentSectionPage = MedicalPage & {
  banner: { title: string; text: string; picture: Picture | null; film: Film | null };
  problem: PageLink | null;
  whatIs: Section;
  benefits: Section;
  whichTreatments: Section;
  localised: Section & { textAfter: RichText; list: TreatmentCard[] };
  /** The treatments of the section that `localised` does not list. */
  others: TreatmentCard[];
  otherCriteria: Section;
  howItIsDone: FilmSection;
  afterwards: Section;
  films: { title: string; film: Film }[];
  support: PictureSection;
  highlight: { title: string; paragraphs: string[]; picture: Picture | null; actionText: string; actionUrl: string };
  cta: CallToAction;
};

export type ExamPage = MedicalPage & {
  duration: string;
  whatIs: PictureSection;
  importance: Section;
  benefits: Section;
  procedure: PictureSection & { table: { title: string; text: string }[] };
  procedureMore: Section;
  preparation: Section & { steps: { when: string; text: string }[] };
  film: Film | null;
  /** The booking page that offers this exam. */
  landing: PageLink | null;
  /** The visit of this name that can be booked, with its price; without one, the exam is asked for by form. */
  visit: TypePrice | null;
  slug: string;
  blocks: Block[];
};
