import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {SEARCH_CACHE_SIZE, SEARCH_DEBOUNCE_MS, SEARCH_LIMIT} from '../../lib/constants';
import type {SearchEngineName} from '../../lib/site/types';
import {checkOptions} from '../../server/validate/checkOptions';
import type {AlgoliaOptions, RemoteOptions} from './types';

export type PluginOptions = {
  /** Set by Docusaurus; several instances make no sense for this plugin. */
  readonly id: string;
  /** What answers queries. */
  readonly engine: SearchEngineName;
  /** First part of the index files' names (SEARCH-18). */
  readonly indexName: string;
  /** Pages of one answer (SEARCH-14). */
  readonly limit: number;
  /** Milliseconds between the last key and the query (SEARCH-06). */
  readonly debounceMs: number;
  /** Answers the client keeps; 0 keeps none (SEARCH-15). */
  readonly cacheLimit: number;
  /**
   * Pages offered before anything is typed: route paths of the default locale and version. Each must exist there; a locale or
   * version that lacks one leaves it out.
   */
  readonly popularPages: readonly string[];
  /** Module with the search hooks, relative to the site folder; see `SearchHooks` in `types.ts`. */
  readonly hooks?: string;
  /** Required by the engine `remote`. */
  readonly remote?: RemoteOptions;
  /** Required by the engine `algolia`. */
  readonly algolia?: AlgoliaOptions;
};

/** What the configuration gives the plugin: all of it may be left out, but what the chosen engine requires. */
export type Options = Partial<
  Omit<PluginOptions, 'id' | 'remote' | 'algolia'> & {
    remote: Pick<RemoteOptions, 'apiUrl'> & Partial<RemoteOptions>;
    algolia: Omit<AlgoliaOptions, 'host'> & Partial<AlgoliaOptions>;
  }
>;

/** The site's own engine, with the numbers of SEARCH-06, -14 and -15. */
export const DEFAULT_OPTIONS = {
  engine: 'local',
  indexName: 'search_index',
  limit: SEARCH_LIMIT,
  debounceMs: SEARCH_DEBOUNCE_MS,
  cacheLimit: SEARCH_CACHE_SIZE,
  popularPages: [],
} as const satisfies Options;

/** Eight seconds: after that a reader has given up. */
const DEFAULT_REMOTE_OPTIONS = {
  indexes: [{value: 'docs', label: ''}],
  cacheLimit: SEARCH_CACHE_SIZE,
  timeoutMs: 8000,
} as const satisfies Partial<RemoteOptions>;

const remote = Joi.object<RemoteOptions>({
  apiUrl: Joi.string().required(),
  indexes: Joi.array()
    .items(Joi.object({value: Joi.string().required(), label: Joi.string().allow('').required()}))
    .min(1)
    .default(DEFAULT_REMOTE_OPTIONS.indexes),
  cacheLimit: Joi.number().integer().min(0).default(DEFAULT_REMOTE_OPTIONS.cacheLimit),
  timeoutMs: Joi.number().integer().min(1).default(DEFAULT_REMOTE_OPTIONS.timeoutMs),
});

const algolia = Joi.object<AlgoliaOptions>({
  appId: Joi.string().required(),
  apiKey: Joi.string().required(),
  indexName: Joi.string().required(),
  host: Joi.string()
    .pattern(/^https?:\/\/[^/]+$/, 'origin')
    .allow('')
    .default(''),
});

const schema = Joi.object<PluginOptions>({
  engine: Joi.string().valid('local', 'easyops', 'algolia', 'remote').default(DEFAULT_OPTIONS.engine),
  indexName: Joi.string()
    .pattern(/^[\w-]+$/)
    .default(DEFAULT_OPTIONS.indexName),
  limit: Joi.number().integer().min(1).default(DEFAULT_OPTIONS.limit),
  debounceMs: Joi.number().integer().min(0).default(DEFAULT_OPTIONS.debounceMs),
  cacheLimit: Joi.number().integer().min(0).default(DEFAULT_OPTIONS.cacheLimit),
  popularPages: Joi.array().items(Joi.string().pattern(/^\//)).default(DEFAULT_OPTIONS.popularPages),
  hooks: Joi.string(),
  remote: remote.when('engine', {is: 'remote', then: Joi.required()}),
  algolia: algolia.when('engine', {is: 'algolia', then: Joi.required()}),
}).messages({'any.required': '{#label} is required by the chosen engine'});

/**
 * Checks what the configuration gives the plugin, and fills in the defaults, those of `remote` and `algolia` included.
 *
 * @throws {Error} that names the plugin, for an unknown option or engine, a value of a wrong type or out of range, or an engine without its options
 */
export function validateOptions(context: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return checkOptions('search', schema, context);
}
