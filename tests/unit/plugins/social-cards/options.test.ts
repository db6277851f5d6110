import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type Options, type PluginOptions} from '@site/src/plugins/social-cards/options';

function validate(options: object): PluginOptions {
  return validateOptions({
    validate: normalizePluginOptions,
    options: options as Options,
  });
}

it('takes the logo', () => {
  expect(validate({logo: 'static/img/logo.svg'})).toEqual({id: 'default', logo: 'static/img/logo.svg'});
});

it.each([
  [{}, '"logo" is required'],
  [{logo: ''}, '"logo" is not allowed to be empty'],
  [{logo: 'a.svg', size: 2}, 'size'],
])('throws if the options are %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
