import { schedule } from './booking/book.ts';
import { mainJourney } from './booking/journey.ts';
import { expectOneVisit } from './booking/outcome.ts';
import { phoneDevice } from './booking/visitor.ts';
import { fillDetails, pressNext, walkOn, walkTo } from './booking/wizard.ts';
import { test } from './system.ts';

test.use(phoneDevice);

test('the site restarted half-way: the next screen follows, with every answer', async ({ system, page }) => {
  test.setTimeout(90_000);
  const journey = mainJourney('pt');
  await walkTo(page, system.origin, journey, 'details');
  await fillDetails(page, journey);
  await system.stopOne(system.parts.site);
  await system.startOne(system.parts.site);
  await pressNext(page, journey);
  await walkOn(page, journey, 'payment', 'check');
  await schedule(page, system, journey);
  await expectOneVisit(system, page, journey);
});
