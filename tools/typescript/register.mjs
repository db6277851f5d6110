/** Import this first: later dynamic imports may be of the site's TypeScript modules. */
import {register} from 'node:module';

register('./hooks.mjs', import.meta.url);
