import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import FeatureGrid, {type FeatureGridProps} from '@site/src/components/FeatureGrid';
import Section from '../Section';
import {BundlelessIcon, CssIcon, DtsIcon, FormatsIcon, MfIcon, SpeedIcon} from './icons';

function getFeatures(): FeatureGridProps['features'] {
  return [
    {
      icon: FormatsIcon,
      title: translate({
        id: 'site.Landing.Features.formats.title',
        message: 'Every format in one run',
        description: 'Landing page, feature card: title',
      }),
      details: translate({
        id: 'site.Landing.Features.formats.details',
        message: 'ESM, CJS, UMD, IIFE: one entry each in lib, and each with options of its own.',
        description: 'Landing page, feature card: text; marks as in Markdown',
      }),
      code: "lib: [{format: 'esm'}, {format: 'cjs'}]",
      link: '/guide/basic/output-format',
      span: 4,
    },
    {
      icon: BundlelessIcon,
      title: translate({
        id: 'site.Landing.Features.bundleless.title',
        message: 'Bundle, or keep your files',
        description: 'Landing page, feature card: title',
      }),
      details: translate({
        id: 'site.Landing.Features.bundleless.details',
        message: 'Bundleless mode writes one file for each source file and completes the paths between them.',
        description: 'Landing page, feature card: text; marks as in Markdown',
      }),
      code: 'bundle: false',
      link: '/config/lib/bundle',
      span: 4,
    },
    {
      icon: DtsIcon,
      title: translate({
        id: 'site.Landing.Features.dts.title',
        message: 'Types that ship',
        description: 'Landing page, feature card: title',
      }),
      details: translate({
        id: 'site.Landing.Features.dts.details',
        message:
          'With dts: true, declaration files come with the build, and a type error stops it before your users meet it.',
        description: 'Landing page, feature card: text; marks as in Markdown',
      }),
      code: 'dts: true',
      link: '/config/lib/dts',
      span: 4,
    },
    {
      icon: SpeedIcon,
      title: translate({
        id: 'site.Landing.Features.speed.title',
        message: 'Rust does the heavy work',
        description: 'Landing page, feature card: title',
      }),
      details: translate({
        id: 'site.Landing.Features.speed.details',
        message: 'Rspack bundles and SWC compiles, down to the syntax that your users’ runtimes read.',
        description: 'Landing page, feature card: text; marks as in Markdown',
      }),
      code: "syntax: 'es2022'",
      link: '/config/lib/syntax',
      span: 4,
    },
    {
      icon: CssIcon,
      title: translate({
        id: 'site.Landing.Features.css.title',
        message: 'Styles and assets included',
        description: 'Landing page, feature card: title',
      }),
      details: translate({
        id: 'site.Landing.Features.css.details',
        message:
          "CSS and CSS modules need `output.target: 'web'` and nothing else, images and fonts no setup at all; Sass and Less are one plugin away.",
        description: 'Landing page, feature card: text; marks as in Markdown',
      }),
      code: "import styles from './button.module.css'",
      link: '/guide/advanced/css',
      span: 4,
    },
    {
      icon: MfIcon,
      title: translate({
        id: 'site.Landing.Features.mf.title',
        message: 'Module Federation',
        description: 'Landing page, feature card: title',
      }),
      details: translate({
        id: 'site.Landing.Features.mf.details',
        message: 'Publish a package and a remote module from the same source, with the same configuration.',
        description: 'Landing page, feature card: text; marks as in Markdown',
      }),
      code: "format: 'mf'",
      link: '/guide/advanced/module-federation',
      span: 4,
    },
  ];
}

/** What Rslib does, with the option that does it on each card. */
export default function Features(): ReactNode {
  return (
    <Section
      title={translate({
        id: 'site.Landing.Features.title',
        message: 'What a library needs, with little to set up',
        description: 'Landing page: heading above the feature cards',
      })}
      lead={
        <Translate id="site.Landing.Features.lead" description="Landing page: text above the feature cards">
          Each card names the option that does it and leads to its page.
        </Translate>
      }
    >
      <FeatureGrid features={getFeatures()} headingLevel="h3" />
    </Section>
  );
}
