import type {AtRule, ChildNode, Declaration, Root, Rule} from 'postcss';
import {inlineConstants} from './inlineConstants';

export type DropUnusedOptions = {
  readonly keptClasses: readonly string[];
  /** Custom properties that someone other than the style sheets to drop from reads. */
  readonly readProperties: ReadonlySet<string>;
  /** Custom properties that a sheet above the layers sets on the root: what a layer sets has no effect. */
  readonly overridden: ReadonlySet<string>;
  /** Custom properties that others than the stock sheet name, to read or to set: their values are not known in it. */
  readonly named: ReadonlySet<string>;
};

type PostCssPlugin = {readonly postcssPlugin: string; readonly Once: (root: Root) => void};

/** Classes an element must have for the selector to match it: not those in `:not(...)`. */
export function readClasses(selector: string): string[] {
  const positive = selector.replace(/:not\([^()]*\)/g, '').replace(/\[[^\]]*\]|\\./g, '');
  return [...positive.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name);
}

/** Custom properties that the text of a declaration or of a script names. */
export function readProperties(text: string): string[] {
  return [...text.matchAll(/--[A-Za-z][\w-]*/g)].map(([name]) => name);
}

function isCustomProperty({prop}: Declaration): boolean {
  return prop.startsWith('--');
}

function dropRules(root: Root, kept: ReadonlySet<string>): void {
  root.walkRules((rule: Rule) => {
    // Steps of an animation have no classes.
    const selectors = rule.selectors.filter((selector) => readClasses(selector).every((name) => kept.has(name)));
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
}

/** What is read outside, what rules that stay read, and what the values of those properties read in turn. */
function followProperties(root: Root, outside: ReadonlySet<string>): Set<string> {
  const valuesOf = new Map<string, string[]>();
  const read = new Set(outside);
  root.walkDecls((declaration) => {
    const names = readProperties(declaration.value);
    if (isCustomProperty(declaration)) {
      valuesOf.set(declaration.prop, [...(valuesOf.get(declaration.prop) ?? []), ...names]);
    } else {
      names.forEach((name) => read.add(name));
    }
  });
  // A set that grows is walked to its new end.
  for (const name of read) {
    valuesOf.get(name)?.forEach((next) => read.add(next));
  }
  return read;
}

const ROOT_RULE = /^(?::root|html\[data-theme=['"]?\w+['"]?\])$/;

/** Custom properties that rules for the root set, without a condition. */
export function readRootProperties(root: Root): Set<string> {
  const found = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--/, ({prop}) => void found.add(prop));
    }
  });
  return found;
}

function dropOverridden(root: Root, overridden: ReadonlySet<string>): void {
  root.walkDecls(/^--/, (declaration) => {
    const {parent, prop} = declaration;
    if (overridden.has(prop) && parent?.type === 'rule' && ROOT_RULE.test(parent.selector)) {
      declaration.remove();
    }
  });
}

function isEmpty(node: ChildNode): boolean {
  const {nodes} = node as AtRule | Rule;
  return nodes?.length === 0 || (nodes?.every(({type}) => type === 'comment') ?? false);
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && isEmpty(node)) {
      node.remove();
    }
  });
}

/** Custom properties that the stock sheet will read once its rules for other classes, and what has no effect, are dropped. */
export function readByKept(
  stock: Root,
  {keptClasses, overridden}: Pick<DropUnusedOptions, 'keptClasses' | 'overridden'>,
  outside: ReadonlySet<string>,
): Set<string> {
  const copy = stock.clone();
  dropRules(copy, new Set(keptClasses));
  dropOverridden(copy, overridden);
  return followProperties(copy, outside);
}

/** The sheet in a layer below all others. */
const STOCK = /[\\/]infima[\\/]/;

/**
 * PostCSS plugin: drops rules for classes that nothing has, custom properties that nobody reads, and what is empty then. In the stock
 * sheet also properties that have no effect. Properties with one value for good, and not read elsewhere, become that value.
 */
export function dropUnused(options: DropUnusedOptions): PostCssPlugin {
  const {keptClasses, readProperties: outside, overridden, named} = options;
  const kept = new Set(keptClasses);
  return {
    postcssPlugin: 'site-drop-unused',
    Once(root) {
      const file = root.source?.input.file ?? '';
      dropRules(root, kept);
      if (STOCK.test(file)) {
        dropOverridden(root, overridden);
      }
      const read = followProperties(root, outside);
      root.walkDecls((declaration) => {
        if (isCustomProperty(declaration) && !read.has(declaration.prop)) {
          declaration.remove();
        }
      });
      inlineConstants(root, STOCK.test(file) ? named : outside);
      // An at-rule can be empty once its rules are gone.
      dropEmpty(root);
      dropEmpty(root);
    },
  };
}
