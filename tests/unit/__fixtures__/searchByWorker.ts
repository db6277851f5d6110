export const fetchIndexesByWorker = (): Promise<void> => Promise.resolve();
export const searchByWorker = (): Promise<readonly unknown[]> => Promise.resolve([]);
