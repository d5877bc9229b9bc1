import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = 'many-bookings.test.ts';

/** The long run takes as long as several others together, so they run beside it and nobody waits for it alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    return inOrder.toSorted((a, b) => Number(b.moduleId.endsWith(longest)) - Number(a.moduleId.endsWith(longest)));
  }
}
