import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { NewTabWords } from './new-tab-words.tsx';

/** What becomes of the details, in a tab of its own: the form is not lost. */
export const PolicyLink = ({ children }: { children: ReactNode }) => (
  <a href={pathTo(useLocale(), 'privacy')} target="_blank" rel="noreferrer">
    {children}
    <NewTabWords />
  </a>
);
