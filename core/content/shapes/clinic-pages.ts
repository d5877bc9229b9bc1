import type { Address } from '../../addresses/path-to.ts';
import type { Block } from './blocks.ts';
import type { Meta, PersonCard, PictureSection, QuizName, Responsibility, Section } from './page-parts.ts';
import type { PdfFile, Picture, TitledFilm } from './picture.ts';
import type { RichText } from './rich-text.ts';

type Page = { title: string; meta: Meta };

export type AboutPage = Page & {
  banner: { title: string; text: string; picture: Picture | null };
  introduction: { text: RichText; picture: Picture | null };
  mission: Section;
  facilities: { text: RichText; pictures: Picture[] };
};

export type PolicyPage = Page & { text: RichText; changedOn: string };

/** A page built of blocks, at an address of the route table. */
export type BlockPage = Page & { excerpt: string; picture: Picture | null; blocks: Block[]; changedOn: string };

/** A booking page of one offer. */
export type LandingPage = Page & { banner: { title: string; text: string; picture: Picture | null }; blocks: Block[] };

export type Biography = {
  title: string;
  subtitle: string;
  banner: { text: string; picture: Picture | null };
  /** The specification's `ti`: text and image. */
  story: PictureSection;
  research: Section;
  otherActivities: Section;
  surgery: Section;
};

export type MemberPage = Page & {
  person: PersonCard;
  pictures: Picture[];
  languages: string;
  /** Missing while the biography is not published. */
  biography: Biography | null;
  books: Book[];
  films: TitledFilm[];
  articles: ArticleCard[];
};

/** `kind`: book or brochure. */
export type Book = {
  id: number;
  title: string;
  kind: 'book' | 'brochure';
  excerpt: string;
  cover: Picture | null;
  url: string;
  files: PdfFile[];
};

export type Testimonial = { id: number; quote: string; name: string; context: string };

export type BlogCategory = { id: number; title: string; slug: string };

/** `date` is an ISO instant. */
export type ArticleCard = {
  id: number;
  title: string;
  excerpt: string;
  date: string;
  kind: 'article' | 'news' | 'interview';
  categories: BlogCategory[];
  picture: Picture | null;
  featured: boolean;
  to: Address;
};

export type ArticleList = { articles: ArticleCard[]; total: number };

export type ArticlePage = Page & {
  id: number;
  excerpt: string;
  date: string;
  changedOn: string;
  kind: ArticleCard['kind'];
  categories: BlogCategory[];
  picture: Picture | null;
  text: RichText;
  /** At 200 words a minute, at least one. */
  readingMinutes: number;
  quiz: QuizName | null;
  author: PersonCard | null;
  responsibility: Responsibility;
  related: ArticleCard[];
};

/** How one attends: in the room, by video, or as one likes. */
export type EventAttendance = 'room' | 'video' | 'both';

/** Times are ISO instants; without one the day is still to be announced. */
export type EventCard = {
  id: number;
  title: string;
  excerpt: string;
  picture: Picture | null;
  startsAt: string | null;
  endsAt: string | null;
  attendance: EventAttendance;
  place: string;
  address: string;
  /** In the room; where there is only video, by video. Null: as many as come. */
  places: number | null;
  /** What editors say; whether its time has passed is another question. */
  isOpen: boolean;
  /** The last word of its address in this language. */
  slug: string;
  to: Address;
};

export type EventSpeaker = { name: string; role: string; portrait: Picture | null; subject: string; to: Address | null };

export type EventPage = Page & EventCard & { text: RichText; speakers: EventSpeaker[] };
