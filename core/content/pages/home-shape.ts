import type { Address } from '../../addresses/path-to.ts';
import type { Testimonial } from '../shapes/clinic-pages.ts';
import type { CallToAction } from '../shapes/page-parts.ts';
import type { Picture } from '../shapes/picture.ts';

/** Apart from the reading, so that a browser that shows the home page need not load what parses it. */
export type HomeBanner = { title: string; text: string; image: Picture | null };

/** A short text that leads to a page; without an address the title stands alone. */
export type HomeTopic = { title: string; text: string; to: Address | null };

/** `subject` is the last word of the Portuguese address: the name of its drawing. */
export type Pointer = { title: string; to: Address; subject: string };
export type Highlight = Pointer & { text: string };

export type HomeVideo = { title: string; text: string; video: string; image: Picture | null };
/** `licence`: the number at the medical association; empty for those who are no doctors. */
export type TeamMember = { name: string; role: string; licence: string; to: Address; subject: string };
export type NewsItem = { title: string; date: string; excerpt: string; to: Address; id: number; picture: Picture | null };

/** Everything the home page says that editors write; a block without a title is left out. */
export type HomeContent = {
  title: string;
  metaTitle: string;
  metaDescription: string;
  banner: HomeBanner;
  symptoms: Pointer[];
  urgent: string;
  prostate: HomeTopic;
  hyperplasia: HomeTopic;
  highlights: Highlight[];
  team: TeamMember[];
  testimonials: { note: string; items: Testimonial[] };
  /** Whether the news move on by themselves. */
  autoplay: boolean;
  newsTitle: string;
  news: NewsItem[];
  video: HomeVideo;
  pwa: { title: string; text: string };
  cta: CallToAction;
};
