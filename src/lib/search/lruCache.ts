/** Map of bounded size that forgets what was not used for the longest time. A limit of 0 keeps nothing. */
export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  /** The value of a key, which counts as used now. */
  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.limit) {
      const oldest = this.entries.keys().next();
      if (oldest.done !== true) {
        this.entries.delete(oldest.value);
      }
    }
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
