/** Theme components of this site that have no original: what `@theme/...` finds. */
declare module '@theme/Hero' {
  export {default} from '@site/src/theme/Hero';
  export type {HeroProps as Props} from '@site/src/theme/Hero';
}

declare module '@theme/HomePage' {
  export {default} from '@site/src/theme/HomePage';
  export type {HomeContent, HomePageProps as Props} from '@site/src/theme/HomePage';
}

declare module '@theme/LandingBackground' {
  export {default} from '@site/src/theme/LandingBackground';
}

declare module '@theme/LocalNav' {
  export {default} from '@site/src/theme/LocalNav';
}

declare module '@theme/ToolSection' {
  export {default} from '@site/src/theme/ToolSection';
}
