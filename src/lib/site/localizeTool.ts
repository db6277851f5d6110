import type {ThemedImage, ToolLink} from './types';

/** A tool card in one language, with its defaults filled in. */
export type LocalizedTool = {
  readonly name: string;
  readonly desc: string;
  readonly url: string;
  /** Absent: the card shows a blank place of the same size. */
  readonly logo?: ThemedImage;
  readonly logoScale: number;
};

/** TOOLS-06: English shows `descEn` and `urlEn` where present, else `desc` and `url`, as Chinese does. */
export function localizeTool(tool: ToolLink, lang: 'en' | 'zh'): LocalizedTool {
  const {name, desc, descEn, url, urlEn, logo, logoScale = 1} = tool;
  const isEnglish = lang === 'en';
  return {
    name,
    desc: (isEnglish && descEn) || desc,
    url: (isEnglish && urlEn) || url,
    ...(logo !== undefined && {logo}),
    logoScale,
  };
}
