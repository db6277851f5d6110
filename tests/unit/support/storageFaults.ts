export type StorageArea = 'localStorage' | 'sessionStorage';

/** The browser gives no storage at all, as with cookies switched off: every access throws. */
export function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

/** What is stored can be read, and nothing more fits. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

/** What this tab sees when another one writes a value, or clears everything (`key` null). */
export function changeInOtherTab(key: string | null, newValue: string | null): void {
  const storageArea = window.localStorage;
  const oldValue = key === null ? null : storageArea.getItem(key);
  if (key === null) {
    storageArea.clear();
  } else if (newValue !== null) {
    storageArea.setItem(key, newValue);
  }
  window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea}));
}
