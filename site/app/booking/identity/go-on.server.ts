import { pathTo } from '@clinic/core/addresses/path-to';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';

/** To the first question that is still open: the last screen sends back to it. */
export const redirectToCheck = ({ locale }: PageContext): Response => redirect(pathTo(locale, 'wizardCheck'), 303);
