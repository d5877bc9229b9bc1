import { writeFileSync } from 'node:fs';
import { generateCalls, generatedFile } from './generate-calls.ts';

writeFileSync(generatedFile, await generateCalls());
