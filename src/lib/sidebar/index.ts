export {containsPage} from './containsPage';
export {toSidebarItems} from './toSidebarItems';
export type {SidebarInput, SidebarItem} from './toSidebarItems';
