/** Selector of `no-restricted-syntax` for markup put into a page as text (TEXT-03): each place says where it comes from. */
export const rawMarkup = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: "Texts are shown as texts. Markup has to be the site's own; say at the place which.",
  },
];
