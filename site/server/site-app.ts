import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** `reference` names one request in the log; a visitor who meets an error can read it out. */
export type SiteEnvironment = { Bindings: HttpBindings; Variables: { reference: string } };
export type SiteApp = Hono<SiteEnvironment>;
