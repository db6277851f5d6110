/** Keywords of admonitions, those of Docusaurus 3.10 (`admonitions` of its mdx-loader). */
export const ADMONITIONS = ['secondary', 'info', 'success', 'danger', 'note', 'tip', 'warning', 'important', 'caution'];
