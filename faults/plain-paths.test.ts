import { test } from './harness/harness-test.ts';
import { plainPaths } from './plain-paths/plain-paths.ts';

plainPaths(test);
