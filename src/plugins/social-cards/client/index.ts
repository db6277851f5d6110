export {useSiteCard} from './useSiteCard';
