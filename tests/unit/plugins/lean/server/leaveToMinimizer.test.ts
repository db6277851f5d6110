/** @jest-environment node */
import {leaveToMinimizer} from '@site/src/plugins/lean/server/leaveToMinimizer';

const STOCK = '/site/node_modules/postcss-preset-env/dist/index.cjs';

it.each([
  {written: 'with options', plugin: [STOCK, {}]},
  {written: 'by its name alone', plugin: STOCK},
])('takes out what the minimizer of style sheets stands in for, $written, and nothing else', ({plugin}) => {
  const others = ['/site/node_modules/other', [jest.fn(), {}], jest.fn()];
  const plugins: unknown[] = [...others.slice(0, 1), plugin, ...others.slice(1)];
  leaveToMinimizer(plugins);
  expect(plugins).toEqual(others);
  leaveToMinimizer(plugins);
  expect(plugins).toEqual(others);
});
