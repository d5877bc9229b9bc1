import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** `reference` identifies a request in the log; error pages show it, so that a visitor can quote it. */
export type SiteEnvironment = { Bindings: HttpBindings; Variables: { reference: string } };
export type SiteApp = Hono<SiteEnvironment>;
