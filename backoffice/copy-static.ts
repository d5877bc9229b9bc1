/** The standalone output leaves out what browsers fetch; without it the admin has neither styles nor scripts. */
import { cpSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
cpSync(path.join(here, '.next/static'), path.join(here, '.next/standalone/backoffice/.next/static'), { recursive: true });
