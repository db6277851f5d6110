/** @jest-environment node */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';

const PLUGINS = path.resolve(__dirname, '../../../src/plugins');

type Validation = {validateOptions: (context: object) => unknown};

const withOptions = readdirSync(PLUGINS).filter((name) => existsSync(path.join(PLUGINS, name, 'options.ts')));

/** The names of the options that a plugin takes. */
function listOptions(name: string): string[] {
  const {validateOptions} = jest.requireActual<Validation>(path.join(PLUGINS, name, 'options.ts'));
  let names: string[] = [];
  const validate = (schema: Joi.ObjectSchema): never => {
    names = Object.keys(schema.describe().keys as object);
    throw new Error('The names are enough.');
  };
  expect(() => validateOptions({validate, options: {}})).toThrow('The names are enough.');
  return names;
}

it.each(withOptions)('the README of the plugin %s names each of its options, and no other one', (name) => {
  const text = readFileSync(path.join(PLUGINS, name, 'README.md'), 'utf8');
  const options = listOptions(name);
  expect(options.filter((option) => !text.includes(`\`${option}\``))).toEqual([]);
  const [, table = ''] = text.split('\n## Options\n');
  const rows = table.split('\n## ')[0].matchAll(/^\| `(\w+)`/gm);
  expect([...rows].map(([, option]) => option).filter((option) => !options.includes(option))).toEqual([]);
});
