/** @jest-environment node */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Joi, normalizePluginOptions} from '@docusaurus/utils-validation';
import type {PluginModule} from '@docusaurus/types';
import {checkOptions, nameOptions, refuseOptions} from '@site/src/server/validate/checkOptions';

const PLUGINS = path.resolve(__dirname, '../../../../src/plugins');

const schema = Joi.object<{folder: string; engine: string}>({
  folder: Joi.string().required(),
  engine: Joi.string().valid('local', 'remote').default('local'),
});

function check(options: unknown): unknown {
  return checkOptions('sample', schema, {validate: normalizePluginOptions as never, options: options as object});
}

describe('checkOptions', () => {
  it('VALIDATE-02 returns the options with their defaults', () => {
    expect(check({folder: 'a'})).toEqual({id: 'default', folder: 'a', engine: 'local'});
  });

  it('VALIDATE-02 names the plugin, all that is wrong with its options, and those that it has', () => {
    expect(() => check({folders: 'a', engine: 'lunr'})).toThrowErrorMatchingInlineSnapshot(`
      "the plugin "sample" has 3 bad options in docusaurus.config.ts:
        "folder" is required
        "engine" must be one of [local, remote] (found "lunr")
        "folders" is not allowed (found "a")
      Its options are folder, engine."
    `);
    expect(() => check({folder: 7})).toThrowErrorMatchingInlineSnapshot(`
      "the plugin "sample" has a bad option in docusaurus.config.ts:
        "folder" must be a string (found 7)
      Its options are folder, engine."
    `);
  });

  it('VALIDATE-02 refuses what is no object', () => {
    expect(() => check('a')).toThrow('the plugin "sample" has a bad option in docusaurus.config.ts:\n');
  });

  it('keeps errors that are not about options', () => {
    const failure = new Error('no memory');
    const validate = (): never => {
      throw failure;
    };
    expect(() => checkOptions('sample', schema, {validate, options: {}})).toThrow(failure);
  });
});

it('VALIDATE-02 names the plugin that wraps another one', () => {
  const validateOptions = nameOptions<object, object>('wrapper', ({validate, options}) => validate(schema, options));
  const context = {validate: normalizePluginOptions as never, options: {}};
  expect(() => validateOptions(context)).toThrow('the plugin "wrapper" has a bad option');
});

it('VALIDATE-02 says so where a plugin has no options', () => {
  const context = {validate: normalizePluginOptions as never, options: {a: 1}};
  expect(() => refuseOptions('sample')(context)).toThrowErrorMatchingInlineSnapshot(`
    "the plugin "sample" has a bad option in docusaurus.config.ts:
      "a" is not allowed (found 1)
    It has none."
  `);
});

const names = readdirSync(PLUGINS).filter((name) => existsSync(path.join(PLUGINS, name, 'index.ts')));

it.each(names)('VALIDATE-02 names %s at an option that it does not have', async (name) => {
  const {validateOptions} = (await import(path.join(PLUGINS, name, 'index.ts'))) as PluginModule;
  const validate = normalizePluginOptions as never;
  expect(() => validateOptions?.({validate, options: {nope: 1}})).toThrow(
    new RegExp(`^the plugin "${name}" has .*:\\n[^]*"nope" is not allowed \\(found 1\\)`),
  );
});
