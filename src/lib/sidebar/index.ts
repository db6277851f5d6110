export {toSidebarItems} from './toSidebarItems';
export type {SidebarInput, SidebarItem} from './toSidebarItems';
