/** A Markdown text without its title, which has its own line. */
export function withoutTitle(text: string): string {
  return text.replace(/^# .*\n+/, '');
}
