import { plainPaths } from './plain-paths/plain-paths.ts';
import { test } from './room/room-test.ts';

plainPaths(test);
