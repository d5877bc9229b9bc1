import { configure } from './configure.ts';
import { readEnv } from './env.ts';

export default configure(readEnv(process.env));
