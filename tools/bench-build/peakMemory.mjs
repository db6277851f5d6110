/** Loaded before a build (`node --import`): writes the most memory that the process held, in kB, when it ends. */
import {writeFileSync} from 'node:fs';
import process from 'node:process';

process.on('exit', () => {
  writeFileSync(process.env.BENCH_PEAK_FILE, String(process.resourceUsage().maxRSS));
});
