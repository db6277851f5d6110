/** @jest-environment node */
import {explainSidebars} from '@site/src/plugins/docs/server/explainSidebars';

/** Has no types. */
const {validateSidebars} = jest.requireActual<{validateSidebars: (sidebars: object) => void}>(
  '@docusaurus/plugin-content-docs/lib/sidebars/validation',
);

/** What Docusaurus throws at a sidebar with one item. */
function explain(item: object): unknown {
  try {
    validateSidebars({guide: [item]});
  } catch (error) {
    return explainSidebars(error);
  }
  return undefined;
}

describe('explainSidebars', () => {
  it('says what is wrong with a group, and which one it is', () => {
    const error = explain({type: 'category', items: [{type: 'doc', id: 'guide/start/index'}]});
    expect((error as Error).message).toMatchInlineSnapshot(`
      "docs: an item of a sidebar is wrong: "label" is required
        {"type":"category","items":[{"type":"doc","id":"guide/start/index"}]}
      Correct it in sidebars.ts, or in versioned_sidebars for a version that was cut."
    `);
    expect(error).not.toHaveProperty('cause');
  });

  it('shows of a large group its beginning', () => {
    const items = Array.from({length: 99}, (_, index) => ({type: 'doc', id: `guide/${index}`}));
    const {message} = explain({type: 'category', items}) as Error;
    expect(message).toMatch(/"label" is required\n {2}\{"type":"category".{1,160} …\n/);
    expect(message).not.toContain('guide/98');
  });

  it('keeps other errors', () => {
    const error = new Error('no such file');
    expect(explainSidebars(error)).toBe(error);
  });
});
