export {default} from '@site/src/components/LandingBackground';
