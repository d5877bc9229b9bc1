import type { lexicalEditor } from '@payloadcms/richtext-lexical';
import { deepMergeSimple } from 'payload';
import { lexicalLabels } from '../language/pt-pt/lexical.ts';

type Editor = ReturnType<typeof lexicalEditor>;

/** The editor lays its own words over everybody else's while it is being set up, so ours are laid over them afterwards. */
export const speakEuropeanPortuguese =
  (editor: Editor): Editor =>
  async (setup) => {
    const adapter = await editor(setup);
    const { i18n } = setup.config;
    i18n.translations = deepMergeSimple(i18n.translations ?? {}, { pt: { lexical: lexicalLabels } });
    return adapter;
  };
