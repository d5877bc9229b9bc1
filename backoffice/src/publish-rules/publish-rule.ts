import type { Locale } from '@clinic/core/kernel/locale';
import type { Field, PayloadRequest } from 'payload';
import type { Label } from '../language/label.ts';

/** One value of a document: a localized field has one for each language, any other has one without a language. */
export type Leaf = { field: Field & { name: string }; path: string; place: Label[]; locale: Locale | null; value: unknown };

/** The document as visitors are about to see it, in all languages. */
export type CheckedPublication = { slug: string; id: number | string | undefined; leaves: Leaf[]; req: PayloadRequest };

/** `place` leads the editor from the tab to the field. */
export type PublishError = { path: string; place: Label[]; message: Label };

export type PublishRule = (publication: CheckedPublication) => PublishError[] | Promise<PublishError[]>;

export const leafAt = ({ leaves }: CheckedPublication, path: string): Leaf | undefined => leaves.find((leaf) => leaf.path === path);
