import { expect, test } from 'vitest';
import { pickMessages } from './pick-messages.ts';

test('an island carries the words of its own part and no others', () => {
  const messages = {
    components: { carousel: { next: 'Seguinte' }, video: { watch: 'Ver', stop: { now: 'Parar' } } },
    frame: { book: 'Marcar' },
  };
  expect(pickMessages(messages, ['components.carousel'])).toEqual({ components: { carousel: { next: 'Seguinte' } } });
  expect(pickMessages(messages, ['frame'])).toEqual({ frame: { book: 'Marcar' } });
  expect(pickMessages(messages, ['frame', 'components.carousel', 'components.video'])).toEqual(messages);
  expect(pickMessages(messages, ['components.video.stop', 'components.video.watch', 'components.carousel'])).toEqual({
    components: messages.components,
  });
  expect(pickMessages(messages, ['components.video.stop.now'])).toEqual({ components: { video: { stop: { now: 'Parar' } } } });
});
