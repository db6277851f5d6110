import {Joi} from '@docusaurus/utils-validation';

/** Letters of an item that are shown: enough to find it. */
const SHOWN = 160;

/**
 * What Docusaurus throws at a wrong item of a sidebar, as a message of a few lines; other errors as they are. Its own message is the item
 * with all that is below it, and marks in between.
 */
export function explainSidebars(error: unknown): unknown {
  if (!Joi.isError(error)) {
    return error;
  }
  const item = JSON.stringify(error._original);
  const shown = item.length > SHOWN ? `${item.slice(0, SHOWN)} …` : item;
  // Without its cause, which says the same at length.
  return new Error(
    `docs: an item of a sidebar is wrong: ${error.details.map(({message}) => message).join('; ')}\n  ${shown}\n` +
      'Correct it in sidebars.ts, or in versioned_sidebars for a version that was cut.',
  );
}
