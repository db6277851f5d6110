// Stands before core's client entry (Docusaurus 3.10.2), which evaluates React, the router and every module of the site in one task.
// All stays in the script of the entry: "eager" means no request.
import nextTask from './nextTask';

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
