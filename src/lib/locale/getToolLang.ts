/** Language of tool menu and tool section: Chinese when the path contains `zh` anywhere, otherwise English (TOOLS-05). */
export function getToolLang(path: string): 'en' | 'zh' {
  return path.includes('zh') ? 'zh' : 'en';
}
