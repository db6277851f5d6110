/** Name of a chunk's file below the public path; the bundler's own, and it may be replaced. */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;
