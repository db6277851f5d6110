/** @jest-environment node */
import postcss from 'postcss';
import presetEnv from 'postcss-preset-env';
import {leaveToMinimizer} from '@site/src/plugins/lean/server/leaveToMinimizer';

const CSS = 'html { color-scheme: dark; }';

it('keeps the stand-in for light-dark() out of the sheets, which the minimizer has as well', () => {
  const options = {browsers: 'safari 16.4'};
  expect(postcss([presetEnv(options)]).process(CSS, {from: undefined}).css).toContain('--csstools-');
  leaveToMinimizer(['/site/node_modules/other', [require.resolve('postcss-preset-env'), options], [jest.fn(), {}]]);
  expect(postcss([presetEnv(options)]).process(CSS, {from: undefined}).css).toBe(CSS);
});
