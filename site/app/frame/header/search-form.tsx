import { type ComponentProps, useId } from 'react';
import { Island } from '../../islands/island.tsx';
import { SearchFormPart } from './search-form-part.tsx';

/** Leads to the results; a term that is too short stays here and is told why. */
export function SearchForm(props: Omit<ComponentProps<typeof SearchFormPart>, 'id'>) {
  const part = { id: useId(), ...props };
  return (
    <Island name="search" props={part} words={['frame.search.label', 'frame.search.submit', 'frame.search.tooShort']}>
      <SearchFormPart {...part} />
    </Island>
  );
}
