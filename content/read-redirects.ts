import { z } from 'zod';
import { readYaml } from './read-file.ts';

const path = z.string().regex(/^\/[^\s?#]*[^\s?#/]$/, 'write a path without query and closing slash');
const row = z.strictObject({ from: path, to: path.refine((to) => !to.endsWith('/*'), 'must name one page'), note: z.string().min(1) });

export type OldAddress = z.output<typeof row>;

export const readRedirects = (): OldAddress[] => readYaml('settings/redirects.yaml', z.array(row));
