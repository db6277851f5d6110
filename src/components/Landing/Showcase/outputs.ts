import {translate} from '@docusaurus/Translate';
import sample from './sample.json';

export type SampleFile = (typeof sample.files)[number];

export type Output = {
  readonly id: string;
  /** Text of the tab. */
  readonly label: string;
  /** What the entry makes, in a sentence. */
  readonly text: string;
  /** The entry in the configuration: its first and last line, counted from 1. */
  readonly lines: readonly [number, number];
  readonly files: readonly SampleFile[];
  /** Start of the first line that is shown; the helpers before it are left out. */
  readonly from?: string;
};

function pickFiles(pattern: RegExp): SampleFile[] {
  return sample.files.filter(({path}) => pattern.test(path));
}

/** The five kinds of output that the sample makes, each with the entry that asks for it. */
export function getOutputs(): Output[] {
  return [
    {
      id: 'esm',
      label: 'ESM',
      text: translate({
        id: 'site.Landing.Showcase.esm',
        message: 'Your modules, joined into one ES module without a runtime.',
        description: 'Landing page, sample: what the ESM output is',
      }),
      lines: [5, 5],
      files: pickFiles(/^dist\/index\.js$/),
    },
    {
      id: 'cjs',
      label: 'CJS',
      text: translate({
        id: 'site.Landing.Showcase.cjs',
        message: 'The same code for require(), from one more line.',
        description: 'Landing page, sample: what the CommonJS output is',
      }),
      lines: [6, 6],
      files: pickFiles(/^dist\/index\.cjs$/),
      from: 'var __webpack_exports__',
    },
    {
      id: 'dts',
      label: translate({
        id: 'site.Landing.Showcase.dtsLabel',
        message: 'Types',
        description: 'Landing page, sample: tab with the declaration files',
      }),
      text: translate({
        id: 'site.Landing.Showcase.dts',
        message: 'Declaration files, with comments kept and paths made complete.',
        description: 'Landing page, sample: what the declaration files are',
      }),
      lines: [5, 5],
      files: pickFiles(/^dist\/[a-z]+\.d\.ts$/).reverse(),
    },
    {
      id: 'bundleless',
      label: translate({
        id: 'site.Landing.Showcase.bundlelessLabel',
        message: 'Bundleless',
        description: 'Landing page, sample: tab with the output of bundleless mode',
      }),
      text: translate({
        id: 'site.Landing.Showcase.bundleless',
        message: 'One file out for each file in: the folder stays as you wrote it.',
        description: 'Landing page, sample: what the bundleless output is',
      }),
      lines: [7, 12],
      files: pickFiles(/^dist\/modules\//).reverse(),
    },
    {
      id: 'umd',
      label: 'UMD',
      text: translate({
        id: 'site.Landing.Showcase.umd',
        message: 'A minified script for a plain script tag, with a global name.',
        description: 'Landing page, sample: what the UMD output is',
      }),
      lines: [13, 21],
      files: pickFiles(/^dist\/umd\//),
    },
  ];
}
