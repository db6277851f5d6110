export {ChangesContext, readEntries, useChanges} from './ChangesContext';
