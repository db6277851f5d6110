export {containsPage} from './containsPage';
export {toSidebarItems} from './toSidebarItems';
export type {SidebarItem} from './toSidebarItems';
