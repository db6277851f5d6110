/** For `afterEach` of what runs on a page: no attribute of `<html>`, address, stored value or mock outlives a test. */
export function resetPage(): void {
  for (const {name} of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  jest.restoreAllMocks();
}
