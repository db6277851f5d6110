import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type Options, type PluginOptions} from '@site/src/plugins/social-cards/options';

function validate(options: object): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

it('takes the logo, and fonts by language', () => {
  expect(validate({logo: 'static/img/logo.svg'})).toEqual({id: 'default', logo: 'static/img/logo.svg', fonts: {}});
  expect(validate({logo: 'a.svg', fonts: {ko: 'noto-sans-kr'}})).toMatchObject({fonts: {ko: 'noto-sans-kr'}});
});

it.each([
  [{}, '"logo" is required'],
  [{logo: ''}, '"logo" is not allowed to be empty'],
  [{logo: 'a.svg', size: 2}, 'size'],
  [{logo: 'a.svg', fonts: {ko: 1}}, '"fonts.ko" must be a string'],
])('throws if the options are %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
