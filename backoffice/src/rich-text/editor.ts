import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { documentSlugs } from '../collections/document-slugs.ts';
import { editorLinkFields } from './link-fields.ts';
import { speakEuropeanPortuguese } from './speak-european-portuguese.ts';

/** The one editor of all texts: only what the site draws. The page owns the first two levels of headings. */
export const richTextEditor = speakEuropeanPortuguese(
  lexicalEditor({
    features: [
      FixedToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      SuperscriptFeature(),
      SubscriptFeature(),
      LinkFeature({ enabledCollections: [...documentSlugs], fields: editorLinkFields, maxDepth: 1, disableAutoLinks: true }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      UploadFeature({ enabledCollections: ['media'], maxDepth: 1 }),
    ],
  }),
);
