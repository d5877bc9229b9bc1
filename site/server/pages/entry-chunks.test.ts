import { expect, test } from 'vitest';
import { chunkNames } from './entry-chunks.ts';

test('the files that the entry script will import are read off it, each once', () => {
  const entry =
    'd=(m.f||(m.f=["assets/hydrate-page-rOD6R5b.js","assets/react-DxjizA7.js","assets/a.css"])));import(`assets/react-DxjizA7.js`)';
  expect(chunkNames(entry)).toEqual(['/assets/hydrate-page-rOD6R5b.js', '/assets/react-DxjizA7.js']);
  expect(chunkNames('export{}')).toEqual([]);
});
