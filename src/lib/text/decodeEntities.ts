const NAMED: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};

/** Decodes the entities that HTML printers write: by number, and the few with a name. Others stay as they are. */
export function decodeEntities(text: string): string {
  return !text.includes('&')
    ? text
    : text.replace(
        /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
        (entity: string, hex?: string, decimal?: string, name?: string) => {
          const code = hex !== undefined ? parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : undefined;
          return code === undefined
            ? (NAMED[name ?? ''] ?? entity)
            : code <= 0x10ffff
              ? String.fromCodePoint(code)
              : entity;
        },
      );
}
