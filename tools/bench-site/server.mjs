/** Serves a folder on a free port and prints the port: `node tools/bench-site/server.mjs DIR`. */
import {listen} from '../listen.mjs';
import {createSiteServer} from '../serve/server.mjs';

console.log(await listen(createSiteServer({outDir: process.argv[2]}), {port: 0}));
