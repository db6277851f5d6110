/** Stands for the table of all messages: each stands, in the language of the build, where it is shown. */
const codeTranslations: Readonly<Record<string, string>> = {};

export default codeTranslations;
