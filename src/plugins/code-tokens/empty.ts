// Stands in for the module of the stock theme that registers languages with Prism in the browser.
export {};
