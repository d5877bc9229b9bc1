import { figuresStore } from '@clinic/core/adapters/database/desk/figures-store';
import type { FiguresStore } from '@clinic/core/desk/management/clinic-figures';
import type { Payload } from 'payload';
import { poolOf } from '../publishing/enqueue-work.ts';

export const figuresStoreOf = (payload: Payload): FiguresStore => figuresStore(poolOf(payload));
