import { lookingTasks } from './editing/looking-tasks.ts';
import { onTheSiteTasks } from './editing/on-the-site-tasks.ts';
import { pictureTasks } from './editing/picture-tasks.ts';
import { reviewTasks } from './editing/review-tasks.ts';
import { undoingTasks } from './editing/undoing-tasks.ts';
import { writingTasks } from './editing/writing-tasks.ts';
import type { EditorTask } from './task.ts';

export const editorTasks: EditorTask[] = [
  ...writingTasks,
  ...lookingTasks,
  ...onTheSiteTasks,
  ...undoingTasks,
  ...reviewTasks,
  ...pictureTasks,
];
