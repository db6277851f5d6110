import {removeBase} from './base';

/**
 * Path of the picture that stands for a page where its address is shared, below the base path of the locale.
 * @example toCardPath('/zh/guide/start/', '/zh/') // 'img/og/guide/start.jpg'
 * @param permalink Path of the page with the base path, encoded as in its address.
 * @param baseUrl Base path of the locale, with both slashes.
 */
export function toCardPath(permalink: string, baseUrl: string): string {
  const place = removeBase(permalink, baseUrl).replace(/^\/|\/$/g, '');
  return `img/og/${place === '' ? 'index' : place}.jpg`;
}
