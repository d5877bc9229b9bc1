import { type ComponentProps, useId } from 'react';
import { Island } from '../../islands/island.tsx';
import { useFrame } from '../use-frame.ts';
import { SearchFormPart } from './search-form-part.tsx';

/** Leads to the results; a term that is too short stays here and is told why. */
export function SearchForm(props: Omit<ComponentProps<typeof SearchFormPart>, 'id' | 'locale'>) {
  const { locale } = useFrame();
  const part = { id: useId(), locale, ...props };
  return (
    <Island name="search" props={part} words={['frame.search']}>
      <SearchFormPart {...part} />
    </Island>
  );
}
